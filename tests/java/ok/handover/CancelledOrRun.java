//@ native: yes
//@ outputs: "true 0" | "false 1" | "true 1"
// Cancelled before it begins: it does not run. Cancelled while it runs: it does all the same. Afterwards it is
// too late.
import java.util.concurrent.*;
public class CancelledOrRun {
    static int n;
    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor e = new ScheduledThreadPoolExecutor(1);
        ScheduledFuture<?> f = e.schedule(() -> { n++; }, 0, TimeUnit.MILLISECONDS);
        boolean c = f.cancel(false);
        e.shutdown();
        e.awaitTermination(10, TimeUnit.SECONDS);
        System.out.print(c + " " + n);
    }
}
