//@ native: yes
//@ outputs: "0 1" | "1 0" | "0 0"
// A task has run, is among those that never began, or was taken and then found the pool stopped.
import java.util.concurrent.*;

public class TasksNeverBegun {
    static volatile int ran;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> {
            ran = 1;
        }, 10, TimeUnit.MILLISECONDS);
        int never = pool.shutdownNow().size();
        pool.awaitTermination(1, TimeUnit.DAYS);
        System.out.print(ran + " " + never);
    }
}
