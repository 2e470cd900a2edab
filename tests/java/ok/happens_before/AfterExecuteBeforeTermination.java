//@ flags: +listener=race
// What a pool's own method does after a task comes before its termination.
import java.util.concurrent.*;

public class AfterExecuteBeforeTermination {
    static int x;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
            protected void afterExecute(Runnable task, Throwable failure) {
                x = 1;
            }
        };
        pool.execute(() -> { });
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        int seen = x;
    }
}
