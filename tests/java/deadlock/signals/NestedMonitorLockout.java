// wait() gives up only the inner monitor; the outer one, still held, keeps the notifier out.
public class NestedMonitorLockout {
    static final Object outer = new Object(), inner = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (outer) { //~ DEADLOCK
                synchronized (inner) {
                    ready = true;
                    inner.notifyAll();
                }
            }
        });
        t.start();
        synchronized (outer) {
            synchronized (inner) {
                while (!ready) inner.wait(); //~ DEADLOCK
            }
        }
        t.join();
    }
}
