//@ outputs: "ab" | "a!"
// A task hands in another one; the pool may be shut down by then.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

public class TaskSubmitsATask {
    static volatile String log = "";

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {
            log += "a";
            try {
                pool.execute(() -> log += "b");
            } catch (RejectedExecutionException e) {
                log += "!";
            }
        });
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.HOURS);
        System.out.print(log);
    }
}
