//@ expect: exception java.lang.IllegalStateException
// execute has no future: the exception leaves the worker thread, which is more than a swallowed one.
import java.util.concurrent.*;

public class ExecutedTaskThrows {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {
            throw new IllegalStateException("out"); //~ THROWS
        });
        pool.shutdown();
    }
}
