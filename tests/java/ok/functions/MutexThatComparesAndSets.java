//@ outputs: "2"
// The same in one step.
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class MutexThatComparesAndSets {
    static class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int ignored) {
            return compareAndSetState(0, 1);
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
        Thread other = new Thread(MutexThatComparesAndSets::add);
        other.start();
        add();
        other.join();
        System.out.print(n);
    }
}
