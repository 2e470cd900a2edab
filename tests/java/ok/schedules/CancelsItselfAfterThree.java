//@ outputs: "3\n"
//@ native: yes
// A periodic task that cancels its own future in its third run never has a fourth.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class CancelsItselfAfterThree {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
        AtomicInteger runs = new AtomicInteger();
        CompletableFuture<Future<?>> self = new CompletableFuture<>();
        self.complete(pool.scheduleWithFixedDelay(() -> {
            if (runs.incrementAndGet() == 3) self.join().cancel(false);
        }, 0, 10, TimeUnit.MILLISECONDS));
        try {
            self.join().get();
        } catch (CancellationException e) {
        }
        pool.shutdown();
        System.out.println(runs);
    }
}
