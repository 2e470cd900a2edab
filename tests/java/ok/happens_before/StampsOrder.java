//@ flags: +listener=race
// A writer's stamp comes after the readers' and the other way round.
import java.util.concurrent.locks.*;

public class StampsOrder {
    static int x;

    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        Thread t = new Thread(() -> {
            long stamp = lock.writeLock();
            x++;
            lock.unlockWrite(stamp);
        });
        t.start();
        long stamp = lock.readLock();
        int seen = x;
        lock.unlockRead(stamp);
        t.join();
    }
}
