//@ native: yes
//@ outputs: "0\n" | "2\n"
// An optimistic read that is validated and, if it fails, repeated under the read lock.
import java.util.concurrent.locks.StampedLock;

public class OptimisticReadValidated {
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
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            sum = left + right;
            lock.unlockRead(stamp);
        }
        assert sum != 1;
        w.join();
        System.out.println(sum);
    }
}
