//@ flags: +listener=race
//@ outputs: "0" | "1"
// Real read and write locks of a StampedLock order.
import java.util.concurrent.locks.StampedLock;

public class StampedBothWays {
    static final StampedLock L = new StampedLock();
    static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            long w = L.writeLock();
            x = 1;
            L.unlockWrite(w);
        }).start();
        long s = L.readLock();
        System.out.print(x);
        L.unlockRead(s);
    }
}
