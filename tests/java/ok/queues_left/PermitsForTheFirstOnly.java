//@ outputs: "2 1" | "1 2"
// A fair semaphore: who wants two permits and came first is served first, though one would do for the other; or the other
// came first. Either way both are served.
import java.util.concurrent.Semaphore;

public class PermitsForTheFirstOnly {
    static final Semaphore permits = new Semaphore(0, true);
    static String order = "";

    static Thread taker(int count) {
        Thread thread = new Thread(() -> {
            permits.acquireUninterruptibly(count);
            synchronized (permits) {
                order += (order.isEmpty() ? "" : " ") + count;
            }
        });
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = taker(2), b = taker(1);
        permits.release();
        permits.release();
        permits.release();
        a.join();
        b.join();
        System.out.print(order);
    }
}
