//@ native: yes
//@ outputs: "0" | "1" | "2"
// A reader becomes a writer only if it is alone: one after the other both do; together the first to try does not, and
// the other does if the first has left by then.
import java.util.concurrent.locks.*;
import java.util.concurrent.atomic.*;

public class ReadersThatWantToWrite {
    static final StampedLock LOCK = new StampedLock();
    static final AtomicInteger WRITERS = new AtomicInteger();

    static void upgrade() {
        long stamp = LOCK.readLock();
        long write = LOCK.tryConvertToWriteLock(stamp);
        if (write != 0) WRITERS.incrementAndGet();
        LOCK.unlock(write != 0 ? write : stamp);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> upgrade());
        t.start();
        upgrade();
        t.join();
        System.out.print(WRITERS);
    }
}
