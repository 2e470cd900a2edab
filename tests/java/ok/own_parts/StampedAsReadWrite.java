//@ native: yes
//@ outputs: "00" | "11"
import java.util.concurrent.locks.*;
public class StampedAsReadWrite {
    static int x, y;
    public static void main(String[] args) throws Exception {
        ReadWriteLock l = new StampedLock().asReadWriteLock();
        Thread t = new Thread(() -> { l.writeLock().lock(); x = 1; y = 1; l.writeLock().unlock(); });
        t.start();
        l.readLock().lock();
        System.out.print(x + "" + y);
        l.readLock().unlock();
        t.join();
    }
}
