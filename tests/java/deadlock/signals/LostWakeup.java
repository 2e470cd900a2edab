// The condition is tested outside the monitor: the notify may come between test and wait.
public class LostWakeup {
    static final Object lock = new Object();
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            ready = true;
            synchronized (lock) {
                lock.notify();
            }
        });
        t.start();
        if (!ready) {
            synchronized (lock) {
                lock.wait(); //~ DEADLOCK
            }
        }
        t.join();
    }
}
