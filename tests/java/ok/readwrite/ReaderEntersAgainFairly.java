//@ native: yes
//@ outputs: "done"
// A reader that enters again is not kept out by a waiting writer, even if the lock is fair.
import java.util.concurrent.locks.*;
public class ReaderEntersAgainFairly {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock(true);
        Thread t = new Thread(() -> { l.readLock().lock(); l.readLock().lock(); l.readLock().unlock(); l.readLock().unlock(); });
        t.start();
        l.writeLock().lock();
        l.writeLock().unlock();
        t.join();
        System.out.print("done");
    }
}
