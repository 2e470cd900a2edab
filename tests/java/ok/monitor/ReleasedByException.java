//@ native: yes
//@ outputs: "free\n"
// An exception that leaves a synchronized block releases the monitor.
public class ReleasedByException {
    static final Object lock = new Object();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                synchronized (lock) {
                    throw new IllegalStateException();
                }
            } catch (IllegalStateException e) {
                assert !Thread.holdsLock(lock);
            }
        });
        t.start();
        synchronized (lock) {
            assert Thread.holdsLock(lock);
        }
        t.join();
        System.out.println("free");
    }
}
