//@ flags: --race
// A counter that is incremented under the read lock.
import java.util.concurrent.locks.*;

public class StampedReadersWrite {
    static int hits;

    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        Runnable r = () -> {
            long s = lock.readLock();
            hits++; //~ RACE
            lock.unlockRead(s);
        };
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
    }
}
