// A sleep over several periods does not mean that the task has run.
import java.util.concurrent.*;

public class SleepIsNoPromise {
    static volatile boolean beaten;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleAtFixedRate(() -> beaten = true, 10, 10, TimeUnit.MILLISECONDS);
        Thread.sleep(100);
        assert beaten;
        pool.shutdownNow();
    }
}
