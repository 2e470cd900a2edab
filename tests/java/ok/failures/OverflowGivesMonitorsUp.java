//@ outputs: "free 0"
// Monitors of frames that are left by a StackOverflowError are given up.
public class OverflowGivesMonitorsUp {
    static final Object l = new Object();

    static int deep(int i) {
        synchronized (l) {
            return deep(i + 1) + 1;
        }
    }

    public static void main(String[] a) throws Exception {
        try {
            deep(0);
        } catch (StackOverflowError e) {}
        boolean held = Thread.holdsLock(l);
        Thread t = new Thread(() -> {
            synchronized (l) {
                System.out.print("free 0");
            }
        });
        t.start();
        t.join();
        if (held) System.out.print("held");
    }
}
