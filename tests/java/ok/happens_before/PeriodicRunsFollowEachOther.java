//@ flags: +listener=race
// One run of a periodic task comes after the other.
import java.util.concurrent.*;

public class PeriodicRunsFollowEachOther {
    static int x;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
        CountDownLatch twice = new CountDownLatch(2);
        Future<?> runs = pool.scheduleWithFixedDelay(() -> {
            x++;
            twice.countDown();
        }, 1, 1, TimeUnit.MILLISECONDS);
        twice.await();
        pool.shutdownNow();
    }
}
