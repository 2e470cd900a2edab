//@ note: none
// A task that deals with its own exceptions gives none to its future.
import java.util.concurrent.*;

public class TaskCatchesItself {
    static volatile int failures;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> {
            try {
                Integer.parseInt("x");
            } catch (NumberFormatException e) {
                failures = 1;
            }
        });
        pool.shutdown();
    }
}
