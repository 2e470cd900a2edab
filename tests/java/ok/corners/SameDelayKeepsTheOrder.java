//@ native: yes
//@ outputs: "ab"
// The second is due no earlier than the first, and one thread runs both.
import java.util.concurrent.*;

public class SameDelayKeepsTheOrder {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> System.out.print("a"), 10, TimeUnit.MILLISECONDS);
        pool.schedule(() -> System.out.print("b"), 10, TimeUnit.MILLISECONDS);
        pool.shutdown();
    }
}
