//@ native: yes
//@ outputs: "x"
// A delayed task is still run after shutdown.
import java.util.concurrent.*;

public class DelayedTaskAfterShutdown {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> System.out.print("x"), 10, TimeUnit.MILLISECONDS);
        pool.shutdown();
    }
}
