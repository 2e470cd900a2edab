//@ native: yes
//@ outputs: "true 0" | "true 1" | "false 1"
// Cancelling does not stop a task that runs.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class CancelledOrForked {
    public static void main(String[] args) throws Exception {
        AtomicInteger n = new AtomicInteger();
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> t = pool.submit((Runnable) n::incrementAndGet);
        boolean c = t.cancel(false);
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.print(c + " " + n);
    }
}
