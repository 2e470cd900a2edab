//@ outputs: "false" | "true"
// Whether anybody ever had to wait is what a left node tells, and a program can ask its own synchronizer for it.
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class ContendedOnce {
    static class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int n) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int n) {
            setState(0);
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Mutex mutex = new Mutex();
        Thread other = new Thread(() -> {
            mutex.acquire(1);
            mutex.release(1);
        });
        other.start();
        mutex.acquire(1);
        mutex.release(1);
        other.join();
        System.out.print(mutex.hasContended());
    }
}
