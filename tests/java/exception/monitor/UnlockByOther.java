//@ expect: exception java.lang.IllegalMonitorStateException
// A lock is unlocked by a thread that does not hold it.
import java.util.concurrent.locks.ReentrantLock;

public class UnlockByOther {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> lock.unlock()); //~ THROWS
        t.start();
        t.join();
        lock.unlock();
    }
}
