//@ outputs: "pool" | "pool,extra"
// A queue that refuses tasks while there are fewer threads than there may be makes the pool grow before it fills.
// The second task needs a second thread only if the first one has not been done.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class QueueOfItsOwnOffer {
    static ThreadPoolExecutor pool;
    static final AtomicInteger made = new AtomicInteger();
    static final AtomicInteger idle = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Runnable> queue = new LinkedBlockingQueue<>() {
            public boolean offer(Runnable task) {
                return idle.get() > 0 && super.offer(task);
            }
        };
        pool = new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, queue, task -> {
            made.incrementAndGet();
            return new Thread(task);
        }) {
            protected void afterExecute(Runnable task, Throwable e) {
                idle.incrementAndGet();
            }
        };
        pool.execute(() -> { });
        pool.execute(() -> { });
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.print(made.get() == 1 ? "pool" : "pool,extra");
    }
}
