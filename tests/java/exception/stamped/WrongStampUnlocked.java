//@ expect: exception java.lang.IllegalMonitorStateException
// A stamp may be used once; unlocking with it again is refused.
import java.util.concurrent.locks.StampedLock;

public class WrongStampUnlocked {
    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        long stamp = lock.writeLock();
        lock.unlockWrite(stamp);
        lock.unlockWrite(stamp); //~ THROWS
    }
}
