// awaitNanos may come back long after its time: whoever takes the rest for a duration is wrong.
import java.util.concurrent.locks.*;

public class RemainingMayBeNegative {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition never = lock.newCondition();
        Thread t = new Thread(() -> {
            try {
                lock.lock();
                Thread.sleep(100);
                lock.unlock();
            } catch (InterruptedException e) {
            }
        });
        t.start();
        lock.lock();
        long left = never.awaitNanos(10_000_000);
        lock.unlock();
        t.join();
        assert left > -50_000_000 : left;
    }
}
