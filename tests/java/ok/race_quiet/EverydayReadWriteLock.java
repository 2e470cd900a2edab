//@ flags: +listener=race
//@ outputs: "0" | "1"
// Readers under the read lock, the writer under the write lock.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class EverydayReadWriteLock {
    static final ReentrantReadWriteLock L = new ReentrantReadWriteLock();
    static int x;

    public static void main(String[] args) throws Exception {
        Thread w = new Thread(() -> {
            L.writeLock().lock();
            x++;
            L.writeLock().unlock();
        });
        Thread r = new Thread(() -> {
            L.readLock().lock();
            int seen = x;
            L.readLock().unlock();
        });
        w.start();
        r.start();
        L.readLock().lock();
        System.out.print(x);
        L.readLock().unlock();
    }
}
