//@ outputs: "done"
// A mutex of the program's own names its owner but lets anybody release it: the thread that took it has ended, another waits, and the
// third gives it back.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class OwnMutexReleasedByAnother extends AbstractQueuedSynchronizer {
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
        OwnMutexReleasedByAnother m = new OwnMutexReleasedByAnother();
        Thread first = new Thread(() -> m.acquire(1));
        first.start();
        first.join();
        Thread second = new Thread(() -> m.acquire(1));
        second.start();
        m.release(1);
        second.join();
        System.out.print("done");
    }
}
