//@ outputs: "stopped\n"
//@ note: none
// A heartbeat every 10 ms is one state however often it comes.
import java.util.concurrent.*;

public class HeartbeatUntilStopped {
    static volatile boolean beaten;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        Future<?> beat = pool.scheduleWithFixedDelay(() -> beaten = true, 0, 10, TimeUnit.MILLISECONDS);
        Thread.sleep(100);
        beat.cancel(false);
        pool.shutdown();
        System.out.println("stopped");
    }
}
