//@ flags: +property.swallowed=violation
// A periodic task that throws is not run again, and nobody is told.
import java.util.concurrent.*;

public class PeriodicTaskStops {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> {
            throw new IllegalStateException("stopped");
        }, 1, TimeUnit.MILLISECONDS);
        pool.shutdown();
    }
}
