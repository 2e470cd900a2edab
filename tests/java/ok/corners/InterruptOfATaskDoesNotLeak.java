//@ native: yes
//@ outputs: "false"
// A worker forgets the interrupt that was meant for its last task before it begins the next one.
import java.util.concurrent.*;

public class InterruptOfATaskDoesNotLeak {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> first = pool.submit(() -> { });
        pool.execute(() -> System.out.print(Thread.currentThread().isInterrupted()));
        first.cancel(true);
        pool.shutdown();
    }
}
