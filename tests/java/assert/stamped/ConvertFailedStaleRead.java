// The same, but the value read before the failed conversion is kept.
import java.util.concurrent.locks.StampedLock;

public class ConvertFailedStaleRead {
    static final StampedLock lock = new StampedLock();
    static int count;

    static void add() {
        long stamp = lock.readLock();
        int seen = count;
        long write = lock.tryConvertToWriteLock(stamp);
        if (write == 0) {
            lock.unlockRead(stamp);
            write = lock.writeLock();
        }
        count = seen + 1;
        lock.unlockWrite(write);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(ConvertFailedStaleRead::add);
        t.start();
        add();
        t.join();
        assert count == 2; //~ ASSERT
    }
}
