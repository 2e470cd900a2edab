//@ expect: deadlock
// A thread can be suspended between taking a monitor and giving it up, even if it does nothing there. JDKs without
// suspend show the same deadlock with a semaphore.
import java.util.concurrent.Semaphore;

public class SuspendedInEmptyMonitor {
    static final Object lock = new Object();

    public static void main(String[] args) throws Exception {
        Thread holder = new Thread(() -> {
            synchronized (lock) {
            }
        });
        holder.start();
        try {
            Thread.class.getMethod("suspend").invoke(holder);
        } catch (NoSuchMethodException removed) {
            new Semaphore(0).acquire();
        }
        synchronized (lock) {
            Thread.class.getMethod("resume").invoke(holder);
        }
        holder.join();
    }
}
