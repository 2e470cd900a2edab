//@ outputs: "true0" | "false1" | "true1"
// cancel without interrupt: before the run, after it, or in its middle.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

public class FutureCancelledWhileQueued {
    static volatile int ran;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> f = pool.submit(() -> ran = 1);
        boolean c = f.cancel(false);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.HOURS);
        System.out.print(c + "" + ran);
    }
}
