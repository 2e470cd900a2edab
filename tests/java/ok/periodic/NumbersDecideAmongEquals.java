//@ outputs: "ab\n"
// Due at the same moment: the one that was handed in first. Numbers of earlier tasks do not matter.
import java.util.concurrent.*;

public class NumbersDecideAmongEquals {
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
        pool.submit(() -> { });
        Future<?> a = pool.schedule(() -> out.append("a"), 10, TimeUnit.MILLISECONDS);
        Future<?> b = pool.schedule(() -> out.append("b"), 10, TimeUnit.MILLISECONDS);
        go.countDown();
        a.get();
        b.get();
        pool.shutdown();
        System.out.println(out);
    }
}
