//@ native: yes
//@ outputs: "abab"
// A shared turn variable forces a, b, a, b: correct as long as both take the same number of turns.
public class StrictAlternation {
    static volatile int turn;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                while (turn != 1) Thread.onSpinWait();
                System.out.print("b");
                turn = 0;
            }
        });
        t.start();
        for (int i = 0; i < 2; i++) {
            while (turn != 0) Thread.onSpinWait();
            System.out.print("a");
            turn = 1;
        }
        t.join();
    }
}
