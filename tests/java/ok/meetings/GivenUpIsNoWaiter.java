//@ outputs: "0\n" | "1\n"
// Interrupted, it is counted until it has run; then it waits for the lock.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class GivenUpIsNoWaiter {
    public static void main(String[] a) throws Exception {
        ReentrantLock l = new ReentrantLock();
        Condition c = l.newCondition();
        CountDownLatch in = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            l.lock();
            try {
                in.countDown();
                c.await();
            } catch (InterruptedException e) {} finally {
                l.unlock();
            }
        });
        t.start();
        in.await();
        l.lock();
        t.interrupt();
        int n = l.getWaitQueueLength(c);
        l.unlock();
        t.join();
        System.out.println(n);
    }
}
