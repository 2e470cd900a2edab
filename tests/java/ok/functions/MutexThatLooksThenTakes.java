//@ outputs: "1" | "2"
// To look at the state and to set it are two steps: both may have the lock.
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class MutexThatLooksThenTakes {
    static class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int ignored) {
            if (getState() == 0) {
                setState(1);
                return true;
            }
            return false;
        }

        @Override
        protected boolean tryRelease(int ignored) {
            setState(0);
            return true;
        }
    }

    static final Mutex mutex = new Mutex();
    static int n;

    static void add() {
        mutex.acquire(1);
        n++;
        mutex.release(1);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(MutexThatLooksThenTakes::add);
        other.start();
        add();
        other.join();
        System.out.print(n);
    }
}
