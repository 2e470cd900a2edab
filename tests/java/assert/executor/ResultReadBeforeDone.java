// shutdown() does not wait for running tasks.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ResultReadBeforeDone {
    static volatile int result;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> result = 42);
        pool.shutdown();
        assert result == 42; //~ ASSERT
    }
}
