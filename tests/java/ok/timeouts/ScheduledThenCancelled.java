//@ native: yes
//@ outputs: "true 0" | "false 1" | "true 1"
// Cancelled before it runs, while it runs, or too late.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class ScheduledThenCancelled {
    public static void main(String[] args) throws Exception {
        AtomicInteger n = new AtomicInteger();
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> f = s.schedule(n::incrementAndGet, 1, TimeUnit.MILLISECONDS);
        boolean c = f.cancel(false);
        s.shutdown();
        s.awaitTermination(10, TimeUnit.SECONDS);
        System.out.print(c + " " + n);
    }
}
