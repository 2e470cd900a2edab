//@ native: yes
//@ outputs: "1" | "2"
// A synchronizer of the program asks and sets in two steps: two threads get in.
import java.util.concurrent.locks.*;

public class OwnSynchronizerInTwoSteps {
    static class Careless extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int n) {
            if (getState() == 0) {
                setState(1);
                return true;
            }
            return false;
        }

        @Override
        protected boolean tryRelease(int n) {
            setState(0);
            return true;
        }
    }

    static int n;

    public static void main(String[] args) throws Exception {
        Careless lock = new Careless();
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
