//@ outputs: "written\n" | "0\n"
// An optimistic stamp becomes a write lock if nobody has written since. The other thread writes once, before or after the stamp,
// or between, when the conversion fails; it may hold the lock when the stamp is asked for, which is then zero and converts to nothing.
import java.util.concurrent.locks.StampedLock;

public class StampOptimisticConverted {
    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        Thread t = new Thread(() -> lock.unlockWrite(lock.writeLock()));
        t.start();
        long stamp = lock.tryOptimisticRead();
        long write = lock.tryConvertToWriteLock(stamp);
        System.out.println(write != 0 ? "written" : "0");
        if (write != 0) {
            lock.unlock(write);
        }
        t.join();
    }
}
