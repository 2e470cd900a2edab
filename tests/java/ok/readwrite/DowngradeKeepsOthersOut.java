//@ outputs: "1" 
// Who downgrades sees its own write: no other writer can come between.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class DowngradeKeepsOthersOut {
    static final ReentrantReadWriteLock L = new ReentrantReadWriteLock();
    static int x;
    static int seen;

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> {
            L.writeLock().lock();
            x = 1;
            L.readLock().lock();
            L.writeLock().unlock();
            seen = x;
            L.readLock().unlock();
        });
        Thread b = new Thread(() -> {
            L.writeLock().lock();
            x = 2;
            L.writeLock().unlock();
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.print(seen);
    }
}
