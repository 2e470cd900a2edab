// Who has kept a read lock waits for ever for the write lock.
import java.util.concurrent.locks.*;
public class UpgradeAfterDowngrade {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        Thread t = new Thread(() -> { l.readLock().lock(); l.readLock().lock(); l.readLock().unlock(); l.readLock().unlock(); });
        t.start();
        l.writeLock().lock();
        l.readLock().lock();
        l.writeLock().unlock();
        l.writeLock().lock(); //~ DEADLOCK
        t.join();
    }
}
