//@ outputs: "1 1" | "1 0" | "0 0"
// A timed wait for a condition ends by time while another thread has the lock: the waiter takes itself out of the condition's queue then.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class TimedWaiterCounted {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        CountDownLatch waits = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            lock.lock();
            try {
                waits.countDown();
                c.awaitNanos(10_000_000);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            } finally {
                lock.unlock();
            }
        });
        t.start();
        waits.await();
        lock.lock();
        int before = lock.getWaitQueueLength(c);
        int after = lock.getWaitQueueLength(c);
        lock.unlock();
        t.join();
        System.out.print(before + " " + after);
    }
}
