//@ native: yes
//@ outputs: "1\n"
// The other direction is allowed: a writer may take the read lock before it lets go of the write lock.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteLockDowngrade {
    static int value;

    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread t = new Thread(() -> {
            lock.writeLock().lock();
            value = 7;
            lock.writeLock().unlock();
        });
        lock.writeLock().lock();
        t.start();
        value = 1;
        lock.readLock().lock();
        lock.writeLock().unlock();
        System.out.println(value);
        lock.readLock().unlock();
        t.join();
    }
}
