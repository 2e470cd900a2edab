//@ flags: --livelock
//@ note: none
// The same with a semaphore as the lock.
import java.util.concurrent.Semaphore;

public class PollUnderSemaphore {
    static final Semaphore lock = new Semaphore(1);
    static boolean stop;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            boolean over = false;
            while (!over) {
                lock.acquireUninterruptibly();
                over = stop;
                lock.release();
            }
        });
        t.start();
        lock.acquireUninterruptibly();
        stop = true;
        lock.release();
        t.join();
    }
}
