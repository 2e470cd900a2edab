//@ flags: --livelock
// Opposite lock orders with tryLock and an immediate retry on both sides.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockRetryForEver {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

    static void both(ReentrantLock first, ReentrantLock second) {
        boolean done = false;
        while (!done) {
            if (first.tryLock()) {
                if (second.tryLock()) {
                    done = true;
                    second.unlock();
                }
                first.unlock();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> both(b, a));
        t.start();
        both(a, b);
        t.join();
    }
}
