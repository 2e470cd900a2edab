//@ outputs: "2"
// Peterson's lock needs nothing but sequential consistency, which is what is explored.
public class PetersonOfPlainFields {
    static boolean wantsA;
    static boolean wantsB;
    static int turn;
    static int n;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            wantsB = true;
            turn = 0;
            while (wantsA && turn == 0) {
                Thread.onSpinWait();
            }
            n++;
            wantsB = false;
        });
        other.start();
        wantsA = true;
        turn = 1;
        while (wantsB && turn == 1) {
            Thread.onSpinWait();
        }
        n++;
        wantsA = false;
        other.join();
        System.out.print(n);
    }
}
