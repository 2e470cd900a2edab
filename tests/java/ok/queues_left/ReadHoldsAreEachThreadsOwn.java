//@ outputs: "2 1 0"
// Who holds a read lock how often is its own business, whoever asked last: the lock keeps the count of the last reader at hand.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadHoldsAreEachThreadsOwn {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int twice, once;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            lock.readLock().lock();
            lock.readLock().lock();
            twice = lock.getReadHoldCount();
            lock.readLock().unlock();
            lock.readLock().unlock();
        });
        Thread b = new Thread(() -> {
            lock.readLock().lock();
            once = lock.getReadHoldCount();
            lock.readLock().unlock();
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.print(twice + " " + once + " " + lock.getReadHoldCount());
    }
}
