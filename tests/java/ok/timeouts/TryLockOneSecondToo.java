//@ native: yes
//@ outputs: "true\n"
// The other thread lets go of the lock, so that a second is enough.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockOneSecondToo {
    static int count;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            lock.lock();
            count++;
            lock.unlock();
        });
        t.start();
        boolean locked = lock.tryLock(1, TimeUnit.SECONDS);
        if (locked) {
            lock.unlock();
        }
        t.join();
        System.out.println(locked);
    }
}
