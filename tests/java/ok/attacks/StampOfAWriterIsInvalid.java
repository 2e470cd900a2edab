//@ outputs: "00" | "11" | "r"
//@ native: yes
// A stamp that is taken while the writer has the lock is zero and never valid; one from before is not valid after the writer came.
import java.util.concurrent.locks.StampedLock;

public class StampOfAWriterIsInvalid {
    static volatile int x;
    static volatile int y;

    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        Thread t = new Thread(() -> {
            long s = lock.writeLock();
            x = 1;
            y = 1;
            lock.unlockWrite(s);
        });
        t.start();
        long s = lock.tryOptimisticRead();
        int a = x, b = y;
        System.out.print(lock.validate(s) ? "" + a + b : "r");
        t.join();
    }
}
