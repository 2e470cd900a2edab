// Two lock() calls, one unlock().
import java.util.concurrent.locks.ReentrantLock;

public class UnlockOnceLockedTwice {
    static final ReentrantLock lock = new ReentrantLock();

    static void work() {
        lock.lock(); //~ DEADLOCK
        lock.lock();
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(UnlockOnceLockedTwice::work);
        t.start();
        work();
        t.join();
    }
}
