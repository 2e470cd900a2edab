// Who reads and wants to write waits for all readers, itself among them.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadUpgraded {
    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        new Thread(() -> {
            lock.readLock().lock();
            lock.readLock().unlock();
        }).start();
        lock.readLock().lock();
        lock.writeLock().lock(); //~ DEADLOCK
    }
}
