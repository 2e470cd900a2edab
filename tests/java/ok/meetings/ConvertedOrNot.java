//@ outputs: "10\n" | "11\n"
// A stamp of an optimistic read becomes one for writing only if nobody has written since.
import java.util.concurrent.locks.*;

public class ConvertedOrNot {
    static int x;

    public static void main(String[] a) throws Exception {
        StampedLock l = new StampedLock();
        Thread t = new Thread(() -> {
            long s = l.writeLock();
            x += 10;
            l.unlockWrite(s);
        });
        t.start();
        long s = l.tryOptimisticRead();
        long w = s == 0 ? 0 : l.tryConvertToWriteLock(s);
        if (w != 0) {
            x += 1;
            l.unlockWrite(w);
        }
        t.join();
        System.out.println(x);
    }
}
