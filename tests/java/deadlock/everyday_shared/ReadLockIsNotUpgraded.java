// Who holds the lock for reading waits for itself.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockIsNotUpgraded {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread other = new Thread(() -> {
            lock.readLock().lock();
            lock.readLock().unlock();
        });
        other.start();
        lock.readLock().lock();
        lock.writeLock().lock(); //~ DEADLOCK
    }
}
