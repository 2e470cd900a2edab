//@ outputs: "false false" | "true false"
// A cancelled task leaves its thread's interrupt behind; the pool clears it before the next task.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class TaskSeesInterruptOnlyOnce {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        boolean[] seen = new boolean[2];
        CountDownLatch begun = new CountDownLatch(1);
        Future<?> f = pool.submit(() -> {
            begun.countDown();
            seen[0] = Thread.currentThread().isInterrupted();
        });
        begun.await();
        f.cancel(true);
        pool.submit(() -> seen[1] = Thread.currentThread().isInterrupted()).get();
        pool.shutdown();
        System.out.print(seen[0] + " " + seen[1]);
    }
}
