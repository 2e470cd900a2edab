//@ flags: +property.swallowed=violation
// Two tasks throw at different places, and only one future is asked.
import java.util.concurrent.*;

public class OneOfTwoIsRead {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> first = pool.submit(() -> {
            throw new IllegalStateException("first");
        });
        pool.submit(() -> {
            throw new IllegalStateException("second");
        });
        try {
            first.get();
        } catch (ExecutionException e) {
            // As it should be.
        }
        pool.shutdown();
    }
}
