//@ outputs: "1" | "0"
// A writer turns its stamp into one for reading, so that no other writer gets in before it has read again; a reader may come before or after.
import java.util.concurrent.locks.*;

public class ConvertedToReadByTheWriter {
    static int value;

    public static void main(String[] args) throws Exception {
        StampedLock l = new StampedLock();
        int[] seen = new int[2];
        Thread t = new Thread(() -> {
            long s = l.writeLock();
            value = 1;
            s = l.tryConvertToReadLock(s);
            seen[0] = value;
            l.unlockRead(s);
        });
        t.start();
        long s = l.readLock();
        seen[1] = value;
        l.unlockRead(s);
        t.join();
        if (seen[0] != 1) throw new IllegalStateException();
        System.out.print(seen[1]);
    }
}
