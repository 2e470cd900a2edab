// An explicit lock has no such help: the exception skips the unlock.
import java.util.concurrent.locks.ReentrantLock;

public class LockKeptByException {
    static final ReentrantLock lock = new ReentrantLock();

    static void work(String text) {
        lock.lock(); //~ DEADLOCK
        Integer.parseInt(text);
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                work("x");
            } catch (NumberFormatException e) {
                // the lock is still held
            }
        });
        t.start();
        work("1");
        t.join();
    }
}
