//@ native: yes
//@ outputs: "ab"
// shutdown lets tasks that wait for their time run.
import java.util.concurrent.*;

public class ScheduledOnce {
    public static void main(String[] args) throws Exception {
        StringBuffer out = new StringBuffer();
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> out.append("a"), 5, TimeUnit.MILLISECONDS);
        pool.schedule(() -> out.append("b"), 10, TimeUnit.MILLISECONDS);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.print(out);
    }
}
