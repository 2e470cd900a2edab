//@ outputs: "false true\n"
// A reader that tries to write does not get the lock; after it has stopped reading it does.
import java.util.concurrent.locks.*;

public class UpgradeNeverSucceeds {
    public static void main(String[] a) throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        Thread t = new Thread(() -> {
            l.readLock().lock();
            l.readLock().unlock();
        });
        t.start();
        l.readLock().lock();
        boolean up = l.writeLock().tryLock();
        l.readLock().unlock();
        t.join();
        System.out.println(up + " " + l.writeLock().tryLock());
    }
}
