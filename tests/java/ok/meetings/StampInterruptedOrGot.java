//@ outputs: "interrupted\n" | "got\n"
// The thread gives up or gets its stamp, and none is left behind.
import java.util.concurrent.locks.*;

public class StampInterruptedOrGot {
    static String r;

    public static void main(String[] a) throws Exception {
        StampedLock l = new StampedLock();
        long w = l.writeLock();
        Thread t = new Thread(() -> {
            try {
                l.unlockRead(l.readLockInterruptibly());
                r = "got";
            } catch (InterruptedException e) {
                r = "interrupted";
            }
        });
        t.start();
        Thread i = new Thread(t::interrupt);
        i.start();
        l.unlockWrite(w);
        t.join();
        i.join();
        System.out.println(r + (l.getReadLockCount() + (l.isWriteLocked() ? 1 : 0) == 0 ? "" : "!"));
    }
}
