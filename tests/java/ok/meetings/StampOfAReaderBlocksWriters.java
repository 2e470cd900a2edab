//@ outputs: "read twice\n"
// Unlike a read-write lock of the fair kind, a reader gets a second stamp although a writer waits.
import java.util.concurrent.locks.*;

public class StampOfAReaderBlocksWriters {
    public static void main(String[] a) throws Exception {
        StampedLock l = new StampedLock();
        long s = l.readLock();
        Thread t = new Thread(() -> l.unlockWrite(l.writeLock()));
        t.start();
        long u = l.readLock();
        l.unlockRead(u);
        l.unlockRead(s);
        t.join();
        System.out.println("read twice");
    }
}
