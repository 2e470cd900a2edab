//@ flags: +listener=race
// Ordered by what the library promises: no race.
import java.util.concurrent.*;

public class NoRaceThroughScheduled {
    static int x;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        x = 1;
        ScheduledFuture<Integer> f = s.schedule(() -> ++x, 1, TimeUnit.MILLISECONDS);
        System.out.print(f.get() + " " + x);
        s.shutdown();
    }
}
