// awaitTermination may time out; its answer is ignored.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class AwaitTerminationIgnored {
    static volatile int result;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> result = 42);
        pool.shutdown();
        pool.awaitTermination(100, TimeUnit.MILLISECONDS);
        assert result == 42; //~ ASSERT
    }
}
