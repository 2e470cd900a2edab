//@ outputs: "0\n" | "1\n"
// A synchronizer of the program's own: a thread stands in its queue or not yet.
import java.util.concurrent.locks.*;

public class OwnMutexShowsItsQueue extends AbstractQueuedSynchronizer {
    protected boolean tryAcquire(int n) {
        return compareAndSetState(0, 1);
    }

    protected boolean tryRelease(int n) {
        setState(0);
        return true;
    }

    public static void main(String[] a) throws Exception {
        OwnMutexShowsItsQueue m = new OwnMutexShowsItsQueue();
        m.acquire(1);
        Thread t = new Thread(() -> {
            m.acquire(1);
            m.release(1);
        });
        t.start();
        int n = m.getQueuedThreads().size();
        m.release(1);
        t.join();
        System.out.println(n);
    }
}
