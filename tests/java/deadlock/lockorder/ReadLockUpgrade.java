// Two readers each want to upgrade to the write lock without giving up their read lock; even one alone
// waits for itself.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockUpgrade {
    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        lock.writeLock().lock(); //~ DEADLOCK
        lock.writeLock().unlock();
        lock.readLock().unlock();
    }
}
