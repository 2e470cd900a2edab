//@ outputs: "ok ok" | "ok refused" | "refused ok"
// A stamp has no owner. To give up a write lock is to look whether the stamp is the lock's and then to write; two threads may both have looked.
import java.util.concurrent.locks.StampedLock;

public class UnlockedByTwo {
    static final StampedLock lock = new StampedLock();
    static String theirs;

    static String unlock(long stamp) {
        try {
            lock.unlockWrite(stamp);
            return "ok";
        } catch (IllegalMonitorStateException e) {
            return "refused";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        long stamp = lock.writeLock();
        Thread other = new Thread(() -> theirs = unlock(stamp));
        other.start();
        String mine = unlock(stamp);
        other.join();
        System.out.print(mine + " " + theirs);
    }
}
