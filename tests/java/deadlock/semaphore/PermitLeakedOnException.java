// The permit is not given back when the work fails.
import java.util.concurrent.Semaphore;

public class PermitLeakedOnException {
    static final Semaphore permits = new Semaphore(1);

    static void work(boolean fail) {
        permits.acquireUninterruptibly(); //~ DEADLOCK
        if (fail) throw new IllegalStateException("failed");
        permits.release();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                work(true);
            } catch (IllegalStateException e) {
                // logged elsewhere
            }
        });
        t.start();
        work(false);
        t.join();
    }
}
