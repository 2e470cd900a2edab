//@ outputs: "done"
// A stamp has no owner: whoever got the write lock has ended, and another gives it back.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.locks.StampedLock;

public class StampPassedOnByAThreadThatEnds {
    static long stamp;

    public static void main(String[] args) throws Exception {
        StampedLock l = new StampedLock();
        Thread first = new Thread(() -> stamp = l.writeLock());
        first.start();
        first.join();
        Thread second = new Thread(() -> l.unlockRead(l.readLock()));
        second.start();
        l.unlockWrite(stamp);
        second.join();
        System.out.print("done");
    }
}
