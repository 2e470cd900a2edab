//@ outputs: "1" | "x0" | "0x" | "0"
//@ native: yes
// The task is still in the queue and comes back; or it has run; or a worker has it: then it runs if it has asked whether it may before the
// pool was stopped, and does not otherwise.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ShutDownNowBeforeOrAfter {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> System.out.print("x"), 1, TimeUnit.MILLISECONDS);
        System.out.print(pool.shutdownNow().size());
    }
}
