//@ outputs: "1 true" | "0 true"
// A periodic task ends by its exception, or is cancelled when the pool is shut down before its first run.
import java.util.concurrent.*;
public class PeriodicEndsByItsException {
    static volatile int runs;
    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor p = new ScheduledThreadPoolExecutor(1);
        Future<?> f = p.scheduleWithFixedDelay(() -> { runs++; throw new IllegalStateException(); }, 1, 1, TimeUnit.MILLISECONDS);
        p.shutdown();
        try { f.get(); } catch (ExecutionException | CancellationException e) { }
        System.out.print(runs + " " + f.isDone());
    }
}
