//@ outputs: "rejected" | "ran"
// A task that comes while the pool is shut down.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

public class RejectedOrRun {
    static volatile String how = "lost";

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Thread t = new Thread(() -> {
            try {
                pool.execute(() -> how = "ran");
            } catch (RejectedExecutionException e) {
                how = "rejected";
            }
        });
        t.start();
        pool.shutdown();
        t.join();
        pool.awaitTermination(1, TimeUnit.HOURS);
        System.out.print(how);
    }
}
