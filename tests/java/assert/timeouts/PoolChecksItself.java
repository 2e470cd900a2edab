// A short timeout taken for an order: ten milliseconds may pass before the task has run.
// Not seen on JDK 17 and 25: nothing takes so long.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolChecksItself {
    public static void main(String[] args) throws Exception {
        AtomicInteger count = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> count.incrementAndGet());
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.MILLISECONDS);
        assert count.get() == 1; //~ ASSERT
    }
}
