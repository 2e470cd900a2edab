//@ outputs: "1\n"
// The first task is handed to a new worker, not queued: shutdownNow does not take it back, and a worker that has a task runs it.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ShutDownInTheMiddle {
    public static void main(String[] args) throws Exception {
        AtomicInteger runs = new AtomicInteger();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(runs::incrementAndGet);
        pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.DAYS);
        System.out.println(runs.get());
    }
}
