//@ native: yes
//@ outputs: "1"
// shutdownNow interrupts workers by their own method.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class OverriddenInterrupt {
    static final AtomicInteger calls = new AtomicInteger();
    public static void main(String[] args) throws Exception {
        CountDownLatch running = new CountDownLatch(1);
        ExecutorService pool = Executors.newFixedThreadPool(1, r -> new Thread(r) {
            public void interrupt() { calls.incrementAndGet(); super.interrupt(); }
        });
        pool.execute(() -> { running.countDown(); try { Thread.sleep(1000000); } catch (InterruptedException e) { } });
        running.await();
        pool.shutdownNow();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.print(calls.get() > 0 ? 1 : 0);
    }
}
