//@ outputs: "1 1" | "1 0" | "0 0"
// A thread that waits for a condition is interrupted by one that has the lock. It takes itself out of the waiters without the lock,
// at some moment after that.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.locks.*;

public class WaiterCountedUntilItLeaves {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        Thread t = new Thread(() -> {
            lock.lock();
            try {
                c.await();
            } catch (InterruptedException e) {
            } finally {
                lock.unlock();
            }
        });
        t.start();
        while (true) {
            lock.lock();
            if (lock.hasWaiters(c)) break;
            lock.unlock();
            Thread.yield();
        }
        t.interrupt();
        int before = lock.getWaitQueueLength(c);
        int after = lock.getWaitQueueLength(c);
        lock.unlock();
        t.join();
        System.out.print(before + " " + after);
    }
}
