//@ outputs: "false" | "true:0" | "true:1"
// An optimistic stamp converts to a write lock if nobody has written since.
import java.util.concurrent.locks.StampedLock;

public class OptimisticThenConvert {
    static final StampedLock L = new StampedLock();
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            long w = L.writeLock();
            x = 1;
            L.unlockWrite(w);
        });
        t.start();
        long s = L.tryOptimisticRead();
        if (s == 0) {
            t.join();
            System.out.print("false");
            return;
        }
        int seen = x;
        long w = L.tryConvertToWriteLock(s);
        if (w == 0) {
            System.out.print("false");
        } else {
            System.out.print("true:" + seen);
            L.unlockWrite(w);
        }
        t.join();
    }
}
