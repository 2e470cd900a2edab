//@ needs: jdk>=21
// One takes the monitor and then the lock, the other the lock and then the monitor.
import java.util.concurrent.locks.ReentrantLock;

public class PinnedAcrossLocks {
    static final Object M = new Object();
    static final ReentrantLock L = new ReentrantLock();

    public static void main(String[] args) throws Exception {
        Thread a = Thread.startVirtualThread(() -> {
            synchronized (M) {
                L.lock(); //~ DEADLOCK
                L.unlock();
            }
        });
        Thread b = Thread.startVirtualThread(() -> {
            L.lock();
            try {
                synchronized (M) { //~ DEADLOCK
                }
            } finally {
                L.unlock();
            }
        });
        a.join(); //~ DEADLOCK
        b.join(); //~ DEADLOCK
    }
}
