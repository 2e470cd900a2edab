//@ note: none
// A task that is cancelled is interrupted, and what it makes of that is nobody's concern.
import java.util.concurrent.*;

public class CancelledWhileAsleep {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> future = pool.submit(() -> {
            Thread.sleep(5);
            return null;
        });
        future.cancel(true);
        pool.shutdown();
    }
}
