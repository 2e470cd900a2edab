//@ flags: +listener=race
// The write of the flag comes before the read that sees it.
public class VolatileFlag {
    static int x;
    static volatile boolean ready;

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            ready = true;
        }).start();
        if (ready) {
            System.out.println(x);
        }
    }
}
