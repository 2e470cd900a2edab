//@ outputs: "due\n"
// A program that waits for getDelay to come down to zero gets there.
import java.util.concurrent.*;

public class SpinsOnDelay {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> f = pool.schedule(() -> { }, 10, TimeUnit.MILLISECONDS);
        while (f.getDelay(TimeUnit.NANOSECONDS) > 0) {
            Thread.yield();
        }
        System.out.println("due");
        pool.shutdown();
    }
}
