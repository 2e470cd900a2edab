//@ native: yes
//@ outputs: "false\n" | "true\n"
// The holder may need more than 50 ms.
// Confirmed on JDK 17 and 25, but for "false".
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class ShortTryLockBothWays {
    static volatile int count;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            lock.lock();
            count++;
            lock.unlock();
        });
        t.start();
        boolean locked = lock.tryLock(50, TimeUnit.MILLISECONDS);
        if (locked) {
            lock.unlock();
        }
        t.join();
        System.out.println(locked);
    }
}
