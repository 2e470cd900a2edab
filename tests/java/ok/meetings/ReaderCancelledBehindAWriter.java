//@ outputs: "1\n"
// A writer that gives up lets the readers behind it go on.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ReaderCancelledBehindAWriter {
    static int n;

    public static void main(String[] a) throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock(true);
        l.readLock().lock();
        Thread w = new Thread(() -> {
            try {
                l.writeLock().lockInterruptibly();
                l.writeLock().unlock();
            } catch (InterruptedException e) {}
        });
        w.start();
        Thread r = new Thread(() -> {
            l.readLock().lock();
            n++;
            l.readLock().unlock();
        });
        r.start();
        w.interrupt();
        r.join();
        l.readLock().unlock();
        w.join();
        System.out.println(n);
    }
}
