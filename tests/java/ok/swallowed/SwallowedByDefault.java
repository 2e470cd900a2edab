//@ note: swallowed: java.lang.IllegalStateException: lost at SwallowedByDefault.java:9
// By default it is a note, with the place where the exception was thrown.
import java.util.concurrent.*;

public class SwallowedByDefault {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> {
            throw new IllegalStateException("lost");
        });
        pool.shutdown();
    }
}
