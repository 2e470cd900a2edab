// The same meeting under the write lock never takes place.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class TwoWritersMeet {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final CountDownLatch both = new CountDownLatch(2);

    static void write() {
        lock.writeLock().lock(); //~ DEADLOCK
        both.countDown();
        try {
            both.await(); //~ DEADLOCK
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        }
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(TwoWritersMeet::write);
        t.start();
        write();
        t.join();
    }
}
