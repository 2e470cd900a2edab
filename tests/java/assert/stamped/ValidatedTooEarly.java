// Validated between the two reads: what is read afterwards is not covered.
import java.util.concurrent.locks.StampedLock;

public class ValidatedTooEarly {
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
        int l = left;
        if (lock.validate(stamp)) {
            int r = right;
            assert l == r; //~ ASSERT
        }
        w.join();
    }
}
