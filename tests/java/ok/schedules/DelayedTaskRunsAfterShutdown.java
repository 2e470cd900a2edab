//@ outputs: "b a\n" | "a\n" | "ab \n"
// By default a delayed task still runs after shutdown. The one of 10 ms comes before the one of 20, unless the main
// thread is so late with it that the other one is due by then.
import java.util.concurrent.*;

public class DelayedTaskRunsAfterShutdown {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
        StringBuffer out = new StringBuffer();
        ScheduledFuture<?> a = pool.schedule(() -> out.append("a"), 20, TimeUnit.MILLISECONDS);
        pool.schedule(() -> out.append("b "), 10, TimeUnit.MILLISECONDS);
        pool.shutdown();
        a.get();
        System.out.println(out);
    }
}
