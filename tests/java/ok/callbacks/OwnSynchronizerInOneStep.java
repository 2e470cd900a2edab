//@ native: yes
//@ outputs: "2"
// The same with one step: one at a time.
import java.util.concurrent.locks.*;

public class OwnSynchronizerInOneStep {
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

    static int n;

    public static void main(String[] args) throws Exception {
        Mutex lock = new Mutex();
        Runnable more = () -> {
            lock.acquire(1);
            n++;
            lock.release(1);
        };
        Thread t = new Thread(more);
        t.start();
        more.run();
        t.join();
        System.out.print(n);
    }
}
