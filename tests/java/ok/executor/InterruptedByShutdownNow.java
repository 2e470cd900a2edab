//@ outputs: "quiet" | "interrupted"
// A task may end before shutdownNow or be interrupted by it; it runs in any case, because its worker was started for it.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class InterruptedByShutdownNow {
    static volatile String how = "never";

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
            how = "quiet";
            if (Thread.currentThread().isInterrupted()) {
                how = "interrupted";
            }
        });
        pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.HOURS);
        System.out.print(how);
    }
}
