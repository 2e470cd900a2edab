//@ outputs: "ran" | "RejectedExecutionException"
// The pool of a dependent stage is shut down: the stage fails if that came first.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class StageRefusedByItsPool {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CompletableFuture<String> source = new CompletableFuture<>();
        CompletableFuture<String> stage = source.thenApplyAsync(s -> "ran", pool).exceptionally(e -> e.getCause().getClass().getSimpleName());
        Thread t = new Thread(() -> source.complete(""));
        t.start();
        pool.shutdown();
        t.join();
        System.out.print(stage.join());
    }
}
