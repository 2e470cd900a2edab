//@ note: none
// Whoever asks the future hears of the exception.
import java.util.concurrent.*;

public class FutureIsAsked {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> future = pool.submit(() -> {
            throw new IllegalStateException("heard");
        });
        try {
            future.get();
            throw new Error();
        } catch (ExecutionException e) {
            pool.shutdown();
        }
    }
}
