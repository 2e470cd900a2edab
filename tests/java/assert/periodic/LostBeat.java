// Two periodic tasks of two threads that add to a plain counter lose an addition.
import java.util.concurrent.*;

public class LostBeat {
    static int beats;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
        CountDownLatch two = new CountDownLatch(2);
        Runnable beat = () -> {
            if (two.getCount() == 0) return;
            int seen = beats;
            beats = seen + 1;
            two.countDown();
        };
        pool.scheduleAtFixedRate(beat, 0, 10, TimeUnit.MILLISECONDS);
        pool.scheduleAtFixedRate(beat, 0, 10, TimeUnit.MILLISECONDS);
        two.await();
        assert beats >= 2 : beats;
        pool.shutdownNow();
    }
}
