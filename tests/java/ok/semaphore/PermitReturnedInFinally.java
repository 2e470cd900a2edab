//@ native: yes
//@ outputs: "1\n"
// The same with the release in a finally block.
import java.util.concurrent.Semaphore;

public class PermitReturnedInFinally {
    static final Semaphore permits = new Semaphore(1);

    static void work(boolean fail) {
        permits.acquireUninterruptibly();
        try {
            if (fail) throw new IllegalStateException("failed");
        } finally {
            permits.release();
        }
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
        System.out.println(permits.availablePermits());
    }
}
