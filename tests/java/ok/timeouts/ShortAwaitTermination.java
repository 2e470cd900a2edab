//@ native: yes
//@ outputs: "false\n" | "true\n"
// A pool may need more than 10 ms to end.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class ShortAwaitTermination {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {});
        pool.shutdown();
        System.out.println(pool.awaitTermination(10, TimeUnit.MILLISECONDS));
    }
}
