//@ flags: +listener=race
// interrupt orders only for who has noticed it.
public class StaleAfterInterrupt {
    static int x;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            System.out.print(x); //~ RACE
        });
        t.start();
        x = 1; //~ RACE
        t.interrupt();
    }
}
