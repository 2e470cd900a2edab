//@ outputs: "0\n" | "1\n" | "2\n"
// A reader becomes a writer only while it is the only reader. One after the other: two. If both read, the first attempt fails;
// the second one succeeds if it comes after the other has given its lock back, else it fails too.
import java.util.concurrent.locks.StampedLock;

public class StampsConverted {
    static final StampedLock LOCK = new StampedLock();
    static int written;

    static void write() {
        long stamp = LOCK.readLock();
        long write = LOCK.tryConvertToWriteLock(stamp);
        if (write != 0) {
            written++;
            LOCK.unlockWrite(write);
        } else {
            LOCK.unlockRead(stamp);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(StampsConverted::write);
        t.start();
        write();
        t.join();
        System.out.println(written);
    }
}
