// The stamp is taken and never validated: the reader can see half of the update.
import java.util.concurrent.locks.StampedLock;

public class OptimisticReadUnvalidated {
    static final StampedLock lock = new StampedLock();
    static int left, right;

    public static void main(String[] args) throws Exception {
        Thread w = new Thread(() -> {
            long stamp = lock.writeLock();
            left++;
            right++;
            lock.unlockWrite(stamp);
        });
        w.start();
        long stamp = lock.tryOptimisticRead();
        int sum = left + right;
        assert sum != 1; //~ ASSERT
        w.join();
    }
}
