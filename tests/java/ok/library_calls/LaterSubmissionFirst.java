//@ known-wrong: workers look at the queues in one order, which the verdict says
//@ assumes: look at its queues in the order
//@ outputs: "ab" | "ba"
// Two threads submit a task each to a pool of one worker, one after the other, while the worker is busy. Each thread has
// a queue of its own there, and the worker looks at them in any order.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class LaterSubmissionFirst {
    static final StringBuffer order = new StringBuffer();

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        CountDownLatch go = new CountDownLatch(1);
        ForkJoinTask<?> first = pool.submit(() -> { go.await(); return 0; });
        Thread t = new Thread(() -> pool.execute(() -> order.append("a")));
        t.start();
        t.join();
        ForkJoinTask<?> last = pool.submit(() -> order.append("b"));
        go.countDown();
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.print(order);
    }
}
