//@ outputs: "stopped\n"
//@ note: none
// A task that schedules itself again: every time a new task with a new number.
import java.util.concurrent.*;

public class SchedulesItselfAgain {
    static volatile boolean stop;
    static ScheduledExecutorService pool;

    static void beat() {
        try {
            if (!stop) pool.schedule(SchedulesItselfAgain::beat, 10, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException e) {
        }
    }

    public static void main(String[] args) throws Exception {
        pool = Executors.newSingleThreadScheduledExecutor();
        pool.execute(SchedulesItselfAgain::beat);
        Thread.sleep(30);
        stop = true;
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println("stopped");
    }
}
