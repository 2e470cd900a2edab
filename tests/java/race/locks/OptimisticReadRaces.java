//@ flags: +listener=race
// An optimistic read of plain fields races with the writer, though its result is thrown away.
import java.util.concurrent.locks.*;

public class OptimisticReadRaces {
    static int x;

    public static void main(String[] args) throws Exception {
        StampedLock l = new StampedLock();
        Thread t = new Thread(() -> {
            long s = l.writeLock();
            x = 1; //~ RACE
            l.unlockWrite(s);
        });
        t.start();
        long s = l.tryOptimisticRead();
        int seen = x; //~ RACE
        System.out.print(l.validate(s) ? seen : -1);
    }
}
