//@ native: yes
//@ outputs: "first 1\n"
// The factory's threads have a handler; the pool replaces the worker, and the second task runs.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolTaskThrowsIntoHandler {
    public static void main(String[] args) {
        CompletableFuture<String> caught = new CompletableFuture<>();
        CompletableFuture<Integer> second = new CompletableFuture<>();
        ExecutorService pool = Executors.newFixedThreadPool(1, r -> {
            Thread t = new Thread(r);
            t.setUncaughtExceptionHandler((thread, e) -> caught.complete(e.getMessage()));
            return t;
        });
        pool.execute(() -> {
            throw new IllegalArgumentException("first");
        });
        pool.execute(() -> second.complete(1));
        System.out.println(caught.join() + " " + second.join());
        pool.shutdown();
    }
}
