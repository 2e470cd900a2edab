//@ flags: --race
//@ outputs: "0\n" | "2\n"
// Write lock and read lock of a StampedLock.
import java.util.concurrent.locks.*;

public class StampedWriteRead {
    static int a, b;

    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        Thread t = new Thread(() -> {
            long s = lock.writeLock();
            a = 1;
            b = 1;
            lock.unlockWrite(s);
        });
        t.start();
        long s = lock.readLock();
        int sum = a + b;
        lock.unlockRead(s);
        t.join();
        System.out.println(sum);
    }
}
