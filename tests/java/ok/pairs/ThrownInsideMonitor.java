//@ outputs: "1 2\n" | "2 1\n"
// What is thrown gives the monitor up, and what finally returns takes its place: both get through, in either order.
public class ThrownInsideMonitor {
    static final Object LOCK = new Object();
    static int turn;

    @SuppressWarnings("finally")
    static int take() {
        try {
            synchronized (LOCK) {
                turn++;
                throw new IllegalStateException("" + turn);
            }
        } catch (IllegalStateException e) {
            throw new RuntimeException(e);
        } finally {
            synchronized (LOCK) {
                return turn;
            }
        }
    }

    static int mine() {
        synchronized (LOCK) {
            return ++turn;
        }
    }

    public static void main(String[] args) throws Exception {
        int[] got = new int[1];
        Thread t = new Thread(() -> got[0] = mine());
        t.start();
        int first = mine();
        t.join();
        take();
        System.out.println(first + " " + got[0]);
    }
}
