//@ outputs: "0" | "1"
// Who has the lock for writing may take it for reading, and give the first up: nobody writes in between.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteLockIsDowngraded {
    static int x;

    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread other = new Thread(() -> {
            lock.writeLock().lock();
            x++;
            lock.writeLock().unlock();
        });
        other.start();
        lock.writeLock().lock();
        int before = x;
        lock.readLock().lock();
        lock.writeLock().unlock();
        if (x != before) {
            throw new IllegalStateException();
        }
        lock.readLock().unlock();
        System.out.print(before);
    }
}
