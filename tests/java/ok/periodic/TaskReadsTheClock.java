//@ outputs: "true\n"
// A task that reads the clock itself begins no earlier than it is due.
import java.util.concurrent.*;

public class TaskReadsTheClock {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        long start = System.nanoTime();
        Future<Long> begun = pool.schedule(() -> System.nanoTime() - start, 10, TimeUnit.MILLISECONDS);
        System.out.println(begun.get() >= 10_000_000);
        pool.shutdown();
    }
}
