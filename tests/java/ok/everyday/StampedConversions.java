//@ native: yes
//@ outputs: "1" | "2"
// A read lock is converted into a write lock only by the sole reader; otherwise it is given up and taken again.
import java.util.concurrent.locks.*;

public class StampedConversions {
    static int x;

    static void inc(StampedLock l) {
        long s = l.readLock();
        int seen = x;
        long w = l.tryConvertToWriteLock(s);
        if (w == 0) {
            l.unlockRead(s);
            w = l.writeLock();
        }
        x = seen + 1;
        l.unlockWrite(w);
    }

    public static void main(String[] args) throws Exception {
        StampedLock l = new StampedLock();
        Thread t = new Thread(() -> inc(l));
        t.start();
        inc(l);
        t.join();
        System.out.print(x);
    }
}
