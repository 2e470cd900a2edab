//@ native: yes
//@ outputs: "false" | "true"
// Who has the lock sees exactly who waits.
import java.util.concurrent.locks.*;

public class WaitersOfACondition {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread t = new Thread(() -> {
            lock.lock();
            try {
                condition.awaitNanos(10_000_000);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            } finally {
                lock.unlock();
            }
        });
        t.start();
        lock.lock();
        boolean waits = lock.hasWaiters(condition);
        lock.unlock();
        t.join();
        System.out.print(waits);
    }
}
