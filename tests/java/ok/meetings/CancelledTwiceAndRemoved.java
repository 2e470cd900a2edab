//@ outputs: "0\n"
// Whoever cancels a task takes it out of the queue.
import java.util.concurrent.*;

public class CancelledTwiceAndRemoved {
    public static void main(String[] a) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        pool.setRemoveOnCancelPolicy(true);
        Future<?> f = pool.schedule(() -> {}, 1, TimeUnit.DAYS);
        Thread t = new Thread(() -> f.cancel(false));
        t.start();
        f.cancel(true);
        t.join();
        System.out.println(pool.getQueue().size());
        pool.shutdownNow();
    }
}
