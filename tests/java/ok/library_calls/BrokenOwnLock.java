//@ outputs: "1" | "2"
// A lock of the program's own looks and then sets, so that two threads may have it: it names the last one as its owner. What they do
// with it held is not exclusive.
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class BrokenOwnLock extends AbstractQueuedSynchronizer {
    static int count;

    protected boolean tryAcquire(int n) {
        if (getState() != 0) return false;
        setState(1);
        setExclusiveOwnerThread(Thread.currentThread());
        return true;
    }

    protected boolean tryRelease(int n) {
        setExclusiveOwnerThread(null);
        setState(0);
        return true;
    }

    public static void main(String[] args) throws Exception {
        BrokenOwnLock lock = new BrokenOwnLock();
        Runnable add = () -> {
            lock.acquire(1);
            int c = count;
            count = c + 1;
            lock.release(1);
        };
        Thread t = new Thread(add);
        t.start();
        add.run();
        t.join();
        System.out.print(count);
    }
}
