//@ outputs: "done"
// Two threads wait for each other's mutex, of the program's own; main gives one of them back for its owner, who may do so too.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class OwnMutexCircleIsBroken extends AbstractQueuedSynchronizer {
    protected boolean tryAcquire(int n) {
        if (!compareAndSetState(0, 1)) return false;
        setExclusiveOwnerThread(Thread.currentThread());
        return true;
    }

    protected boolean tryRelease(int n) {
        setExclusiveOwnerThread(null);
        setState(0);
        return true;
    }

    public static void main(String[] args) throws Exception {
        OwnMutexCircleIsBroken a = new OwnMutexCircleIsBroken(), b = new OwnMutexCircleIsBroken();
        CountDownLatch both = new CountDownLatch(2);
        Thread s = new Thread(() -> take(both, a, b)), t = new Thread(() -> take(both, b, a));
        s.start();
        t.start();
        both.await();
        a.release(1);
        t.join();
        b.release(1);
        s.join();
        System.out.print("done");
    }

    static void take(CountDownLatch both, OwnMutexCircleIsBroken one, OwnMutexCircleIsBroken other) {
        one.acquire(1);
        both.countDown();
        try {
            both.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        other.acquire(1);
    }
}
