//@ native: yes
//@ outputs: "2\n"
// Read, then convert the stamp to a write stamp; if that fails take the write lock and read again.
import java.util.concurrent.locks.StampedLock;

public class ConvertToWriteOrRetry {
    static final StampedLock lock = new StampedLock();
    static int count;

    static void add() {
        long stamp = lock.readLock();
        int seen = count;
        long write = lock.tryConvertToWriteLock(stamp);
        if (write == 0) {
            lock.unlockRead(stamp);
            write = lock.writeLock();
            seen = count;
        }
        count = seen + 1;
        lock.unlockWrite(write);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(ConvertToWriteOrRetry::add);
        t.start();
        add();
        t.join();
        System.out.println(count);
    }
}
