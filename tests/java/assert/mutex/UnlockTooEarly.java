// The lock is released before the last access of the critical section.
import java.util.concurrent.locks.ReentrantLock;

public class UnlockTooEarly {
    static final ReentrantLock lock = new ReentrantLock();
    static int inside;

    static void enter() {
        lock.lock();
        try {
            inside++;
        } finally {
            lock.unlock();
        }
        assert inside == 1; //~ ASSERT
        lock.lock();
        try {
            inside--;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(UnlockTooEarly::enter);
        t.start();
        enter();
        t.join();
    }
}
