//@ outputs: "1\n"
// Whoever has written goes on to read, with nobody in between.
import java.util.concurrent.locks.*;

public class DowngradeKeepsWritersOut {
    static int x;

    public static void main(String[] a) throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        Thread t = new Thread(() -> {
            l.writeLock().lock();
            x = 2;
            l.writeLock().unlock();
        });
        l.writeLock().lock();
        t.start();
        x = 1;
        l.readLock().lock();
        l.writeLock().unlock();
        System.out.println(x);
        l.readLock().unlock();
        t.join();
    }
}
