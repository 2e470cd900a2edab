// A pool of two gives no order: the second task may run before the first.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class TwoThreadsNoOrder {
    static volatile boolean prepared;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> prepared = true);
        pool.execute(() -> {
            assert prepared; //~ ASSERT
        });
        pool.shutdown();
    }
}
