//@ flags: +property.swallowed=violation
// The task fails and nobody calls get.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class NobodyAsksTheFuture {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> {
            throw new IllegalStateException("lost");
        });
        pool.shutdown();
    }
}
