// A notify with no state behind it is lost when nobody waits yet.
public class SignalWithoutState {
    static final Object lock = new Object();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                lock.notifyAll();
            }
        });
        t.start();
        synchronized (lock) {
            lock.wait(); //~ DEADLOCK
        }
        t.join();
    }
}
