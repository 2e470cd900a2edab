//@ native: yes
//@ outputs: "ab" | "ba"
// The delay of a begins when it is scheduled: until then the longer one of b may be over.
import java.util.concurrent.*;

public class ShortDelayAfterALongOne {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> System.out.print("b"), 20, TimeUnit.MILLISECONDS);
        pool.schedule(() -> System.out.print("a"), 10, TimeUnit.MILLISECONDS);
        pool.shutdown();
    }
}
