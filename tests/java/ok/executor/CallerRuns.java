//@ outputs: "main" | "pool"
// With no queue and one worker that is busy or not, the caller runs the task itself.
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class CallerRuns {
    static volatile String who;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.HOURS, new SynchronousQueue<>(), r -> new Thread(r, "pool"),
                new ThreadPoolExecutor.CallerRunsPolicy());
        pool.execute(() -> { });
        pool.execute(() -> who = Thread.currentThread().getName());
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.HOURS);
        System.out.print(who);
    }
}
