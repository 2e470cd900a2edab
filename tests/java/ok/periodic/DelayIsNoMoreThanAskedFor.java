//@ outputs: "true true\n"
// getDelay reads the clock for the program: what is left of 10 ms is never more, and it goes down to nothing.
import java.util.concurrent.*;

public class DelayIsNoMoreThanAskedFor {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> f = pool.schedule(() -> { }, 10, TimeUnit.MILLISECONDS);
        long first = f.getDelay(TimeUnit.NANOSECONDS), second = f.getDelay(TimeUnit.NANOSECONDS);
        System.out.println((first <= 10_000_000) + " " + (second <= first));
        pool.shutdown();
    }
}
