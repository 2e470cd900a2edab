//@ outputs: "0 true" | "0 false"
// The first in the queue wants two permits and keeps the second, who wants one, waiting. When the first is interrupted, the second is let through
// by the one permit that is there.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class PermitsOfTwoWithOneInterrupted {
    public static void main(String[] args) throws Exception {
        Semaphore s = new Semaphore(1, true);
        Thread big = new Thread(() -> {
            try {
                s.acquire(2);
                s.release(2);
            } catch (InterruptedException e) {
            }
        });
        Thread small = new Thread(() -> s.acquireUninterruptibly());
        big.start();
        small.start();
        boolean got = s.tryAcquire();
        if (got) s.release();
        big.interrupt();
        big.join();
        small.join();
        System.out.print(s.availablePermits() + " " + got);
    }
}
