//@ needs: jdk<=19
// As InEmptyMonitor with a ReentrantLock.
// Confirmed on JDK 17: seen.
import java.util.concurrent.locks.ReentrantLock;

public class HoldingALock {
    @SuppressWarnings("removal")
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        t.start();
        t.suspend();
        lock.lock(); //~ DEADLOCK
        lock.unlock();
        t.resume();
    }
}
