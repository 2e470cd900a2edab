//@ outputs: "2 done" | "1 done"
// One worker, one place in the queue, at most two workers. The third task finds the queue full, and a second worker is
// made for it, unless the first worker has taken the second task already.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PoolGrowsWhenItsQueueIsFull {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 1, TimeUnit.HOURS, new ArrayBlockingQueue<>(1));
        AtomicInteger made = new AtomicInteger();
        pool.setThreadFactory(r -> {
            made.incrementAndGet();
            return new Thread(r);
        });
        for (int i = 0; i < 3; i++) pool.execute(() -> { });
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        System.out.print(made + " done");
    }
}
