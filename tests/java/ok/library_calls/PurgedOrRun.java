//@ outputs: "1 0" | "0 1"
// remove takes a task out of the queue if no thread has taken it.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class PurgedOrRun {
    static int ran;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Runnable task = () -> ran++;
        pool.execute(() -> { });
        pool.execute(task);
        boolean removed = pool.remove(task);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.print(ran + " " + (removed ? 1 : 0));
    }
}
