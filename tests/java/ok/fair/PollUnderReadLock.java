//@ flags: --livelock
//@ note: none
// A reader that polls; the writer waits for a moment without readers, which comes again and again.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PollUnderReadLock {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static boolean stop;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            boolean over = false;
            while (!over) {
                lock.readLock().lock();
                over = stop;
                lock.readLock().unlock();
            }
        });
        t.start();
        lock.writeLock().lock();
        stop = true;
        lock.writeLock().unlock();
        t.join();
    }
}
