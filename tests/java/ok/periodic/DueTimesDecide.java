//@ outputs: "ab\n"
// Handed in the other way round, the task that is due first still runs first: one thread, both handed in before it is free.
// (Time passes by sleeps and timeouts only; on a machine that stops for 20 ms between the two calls, b would be due first.)
import java.util.concurrent.*;

public class DueTimesDecide {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        StringBuffer out = new StringBuffer();
        CountDownLatch go = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                go.await();
            } catch (InterruptedException e) {
            }
        });
        Future<?> b = pool.schedule(() -> out.append("b"), 30, TimeUnit.MILLISECONDS);
        Future<?> a = pool.schedule(() -> out.append("a"), 10, TimeUnit.MILLISECONDS);
        go.countDown();
        a.get();
        b.get();
        pool.shutdown();
        System.out.println(out);
    }
}
