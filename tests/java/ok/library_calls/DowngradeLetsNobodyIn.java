//@ outputs: "1" | "0"
// Who gives up the write lock while it has a read lock lets readers in, and no writer.
import java.util.concurrent.locks.*;
public class DowngradeLetsNobodyIn {
    static int x;
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        int[] seen = new int[1];
        Thread a = new Thread(() -> { l.writeLock().lock(); x = 2; l.writeLock().unlock(); });
        Thread b = new Thread(() -> { if (l.readLock().tryLock()) { seen[0] = 1; l.readLock().unlock(); } });
        a.start(); b.start();
        l.writeLock().lock();
        l.readLock().lock();
        x = 1;
        l.writeLock().unlock();
        if (x != 1) throw new AssertionError();
        l.readLock().unlock();
        a.join(); b.join();
        System.out.print(seen[0]);
    }
}
