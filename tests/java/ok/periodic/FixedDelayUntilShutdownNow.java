//@ outputs: "true\n" | "false\n"
//@ note: none
// Whether a task has run at all by the time of shutdownNow is open.
import java.util.concurrent.*;

public class FixedDelayUntilShutdownNow {
    static volatile boolean beaten;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleWithFixedDelay(() -> beaten = true, 5, 10, TimeUnit.MILLISECONDS);
        Thread.sleep(50);
        pool.shutdownNow();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(beaten);
    }
}
