// After a sleep over four periods, a task at a fixed rate may run four times before anybody else does anything.
import java.util.concurrent.*;

public class FourMissedRunsAtOnce {
    static volatile int runs;
    static volatile boolean slept;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleAtFixedRate(() -> {
            if (slept && runs < 4) runs++;
        }, 1000, 1000, TimeUnit.MILLISECONDS);
        Thread.sleep(4500);
        slept = true;
        assert runs < 4;
        pool.shutdownNow();
    }
}
