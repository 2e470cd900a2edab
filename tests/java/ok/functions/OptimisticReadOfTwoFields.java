//@ outputs: "00t" | "11t" | "00f" | "01f" | "10f" | "11f"
// What was read is valid only if nobody has written meanwhile.
import java.util.concurrent.locks.StampedLock;

public class OptimisticReadOfTwoFields {
    static int a;
    static int b;

    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        Thread writer = new Thread(() -> {
            long stamp = lock.writeLock();
            a = 1;
            b = 1;
            lock.unlockWrite(stamp);
        });
        writer.start();
        long stamp = lock.tryOptimisticRead();
        String seen = "" + a + b;
        System.out.print(seen + (lock.validate(stamp) ? "t" : "f"));
    }
}
