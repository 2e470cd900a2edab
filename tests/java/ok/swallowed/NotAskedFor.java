//@ flags: +property.swallowed=off
//@ note: none
// Turned off, nothing is said.
import java.util.concurrent.*;

public class NotAskedFor {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> {
            throw new IllegalStateException("lost");
        });
        pool.shutdown();
    }
}
