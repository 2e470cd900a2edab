//@ native: yes
//@ outputs: "main\n" | "pool-1-thread-1\n"
// As SecondTaskRejectedOrNot; a task that is not accepted runs in the caller.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class CallerRunsOrNot {
    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>(),
            r -> new Thread(r, "pool-1-thread-1"), new ThreadPoolExecutor.CallerRunsPolicy());
        pool.execute(() -> {});
        CompletableFuture<String> name = new CompletableFuture<>();
        pool.execute(() -> name.complete(Thread.currentThread().getName()));
        System.out.println(name.join());
        pool.shutdown();
    }
}
