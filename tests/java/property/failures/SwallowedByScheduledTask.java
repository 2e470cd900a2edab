//@ flags: +property.swallowed=violation
// A delayed task throws and nobody asks its future.
import java.util.concurrent.*;

public class SwallowedByScheduledTask {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> {
            throw new IllegalStateException();
        }, 10, TimeUnit.MILLISECONDS);
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
    }
}
