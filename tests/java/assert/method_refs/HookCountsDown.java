// Two tasks of one pool; what the first adds can be seen before the second takes it away.
// Confirmed on JDK 17 and 25: seen.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class HookCountsDown {
    public static void main(String[] args) {
        AtomicInteger balance = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(balance::incrementAndGet);
        pool.execute(balance::decrementAndGet);
        pool.shutdown();
        assert balance.get() == 0; //~ ASSERT
    }
}
