//@ outputs: "2"
// The views of a stamped lock are locks of two threads like others.
import java.util.concurrent.locks.*;

public class WriteViewOfAStampedLock {
    static int count;

    public static void main(String[] args) throws Exception {
        StampedLock l = new StampedLock();
        Lock view = l.asWriteLock();
        Thread t = new Thread(() -> {
            view.lock();
            count++;
            view.unlock();
        });
        t.start();
        long s = l.writeLock();
        count++;
        l.unlock(s);
        t.join();
        System.out.print(count);
    }
}
