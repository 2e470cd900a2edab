//@ flags: +listener=race
//@ outputs: "1"
// A scheduled task sees what was done before schedule, and its result is seen after get.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class EverydayScheduler {
    static int x;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        s.schedule(() -> x = 1, 1, TimeUnit.MILLISECONDS).get();
        System.out.print(x);
        s.shutdown();
    }
}
