//@ outputs: "0\n" | "1\n" | "2\n"
// A periodic task is cancelled at any moment: it may be in the middle of a run, and comes no more.
import java.util.concurrent.*;

public class CancelledWhileItRuns {
    static volatile int runs;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> beat = pool.scheduleWithFixedDelay(() -> {
            if (runs < 2) runs++;
        }, 0, 10, TimeUnit.MILLISECONDS);
        beat.cancel(false);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        System.out.println(runs);
    }
}
