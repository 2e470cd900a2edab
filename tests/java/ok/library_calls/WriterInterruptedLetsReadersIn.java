//@ outputs: "in time" | "later"
// A writer that waits keeps a later reader out, until it is interrupted.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.locks.*;

public class WriterInterruptedLetsReadersIn {
    static volatile String seen = "later";

    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        l.readLock().lock();
        Thread w = new Thread(() -> {
            try {
                l.writeLock().lockInterruptibly();
                l.writeLock().unlock();
            } catch (InterruptedException e) {
            }
        });
        Thread r = new Thread(() -> {
            l.readLock().lock();
            seen = "in time";
            l.readLock().unlock();
        });
        w.start();
        r.start();
        w.interrupt();
        w.join();
        String s = seen;
        l.readLock().unlock();
        r.join();
        System.out.print(s);
    }
}
