//@ expect: exception java.lang.IllegalArgumentException
// What a task given to execute throws ends its worker, uncaught.
// Confirmed on JDK 17 and 25: seen.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolTaskThrows {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {
            throw new IllegalArgumentException("first"); //~ THROWS
        });
        pool.shutdown();
    }
}
