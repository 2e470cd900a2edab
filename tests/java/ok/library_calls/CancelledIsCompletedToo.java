//@ outputs: "1 cancelled" | "1 2"
// The service wraps the future that it hands out: one that is cancelled comes out of it when its turn in the pool has come, not before.
import java.util.concurrent.*;

public class CancelledIsCompletedToo {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CompletionService<Integer> done = new ExecutorCompletionService<>(pool);
        done.submit(() -> 1);
        Future<Integer> second = done.submit(() -> 2);
        second.cancel(false);
        System.out.print(text(done.take()) + " " + text(done.take()));
        pool.shutdown();
    }

    static String text(Future<Integer> f) throws Exception {
        return f.isCancelled() ? "cancelled" : "" + f.get();
    }
}
