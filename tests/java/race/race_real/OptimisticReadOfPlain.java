//@ flags: +listener=race
// Reading plain fields under an optimistic stamp is a race, though validate finds out.
import java.util.concurrent.locks.StampedLock;

public class OptimisticReadOfPlain {
    static final StampedLock L = new StampedLock();
    static int x;

    public static void main(String[] args) {
        new Thread(() -> {
            long w = L.writeLock();
            x = 1; //~ RACE
            L.unlockWrite(w);
        }).start();
        long s = L.tryOptimisticRead();
        int seen = x; //~ RACE
        if (L.validate(s)) {
            System.out.print(seen);
        }
    }
}
