//@ expect: exception java.util.concurrent.RejectedExecutionException
// Another thread shuts the pool down before the task is handed in.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SubmitAfterShutdown {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Thread t = new Thread(pool::shutdown);
        t.start();
        pool.execute(() -> {}); //~ THROWS
        t.join();
    }
}
