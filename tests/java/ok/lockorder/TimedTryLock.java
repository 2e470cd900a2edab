//@ outputs: "2\n" | "1\n" | "0\n"
// Both sides wait a while for their second lock: whoever times out lets go. Both can time out.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class TimedTryLock {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    static final AtomicInteger done = new AtomicInteger();

    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            if (second.tryLock(5, TimeUnit.MILLISECONDS)) {
                done.incrementAndGet();
                second.unlock();
            }
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> both(b, a));
        t.start();
        both(a, b);
        t.join();
        System.out.println(done);
    }
}
