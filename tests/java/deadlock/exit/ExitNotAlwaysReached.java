// The exit depends on who came first; otherwise the waiter is left alone.
public class ExitNotAlwaysReached {
    static final Object lock = new Object();
    static volatile boolean waiting;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            if (waiting) System.exit(0);
        });
        t.start();
        waiting = true;
        synchronized (lock) {
            lock.wait(); //~ DEADLOCK
        }
    }
}
