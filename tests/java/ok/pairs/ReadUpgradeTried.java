//@ outputs: "false true\n"
// tryLock does not wait: the reader itself is in the way, and a writer that also reads is not.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadUpgradeTried {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        boolean up = lock.writeLock().tryLock();
        lock.readLock().unlock();
        Thread t = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        });
        t.start();
        t.join();
        lock.writeLock().lock();
        System.out.println(up + " " + lock.readLock().tryLock());
    }
}
