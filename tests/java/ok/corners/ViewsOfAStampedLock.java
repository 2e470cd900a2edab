//@ native: yes
//@ outputs: "2"
// The views of a stamped lock exclude each other.
import java.util.concurrent.locks.*;

public class ViewsOfAStampedLock {
    static int n;

    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        Lock write = lock.asWriteLock(), other = lock.asReadWriteLock().writeLock();
        Thread t = new Thread(() -> {
            write.lock();
            n++;
            write.unlock();
        });
        t.start();
        other.lock();
        n++;
        other.unlock();
        t.join();
        System.out.print(n);
    }
}
