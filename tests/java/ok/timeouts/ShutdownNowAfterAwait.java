//@ outputs: "7\n"
//@ native: yes
// The pattern of the documentation: shutdown, await, shutdownNow, await again.
import java.util.concurrent.*;

public class ShutdownNowAfterAwait {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        pool.execute(() -> x = 7);
        pool.shutdown();
        try {
            if (!pool.awaitTermination(60, TimeUnit.SECONDS)) {
                pool.shutdownNow();
                if (!pool.awaitTermination(60, TimeUnit.SECONDS)) System.err.println("Pool did not terminate");
            }
        } catch (InterruptedException e) {
            pool.shutdownNow();
            Thread.currentThread().interrupt();
        }
        System.out.println(x);
    }
}
