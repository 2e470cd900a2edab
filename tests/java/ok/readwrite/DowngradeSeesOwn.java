//@ native: yes
//@ outputs: "1" | "2"
// A writer that goes on as a reader sees its own value; the other one's is before or after.
import java.util.concurrent.locks.*;

public class DowngradeSeesOwn {
    static int x;

    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        Thread t = new Thread(() -> {
            l.writeLock().lock();
            x = 2;
            l.writeLock().unlock();
        });
        t.start();
        l.writeLock().lock();
        x = 1;
        l.readLock().lock();
        l.writeLock().unlock();
        if (x != 1) throw new AssertionError(x);
        l.readLock().unlock();
        t.join();
        System.out.print(x);
    }
}
