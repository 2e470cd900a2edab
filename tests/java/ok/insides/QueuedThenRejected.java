//@ native: yes
//@ outputs: "true 0" | "true 1" | "false 1"
// execute sees a pool that takes tasks, puts its task into the queue, and looks again. If the pool was shut down
// meanwhile, the task is taken out and rejected: before that, the queue has one task. Rejected at once, it has none.
import java.util.concurrent.*;
public class QueuedThenRejected {
    static volatile boolean rejected;
    public static void main(String[] args) throws Exception {
        CountDownLatch gate = new CountDownLatch(1);
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        p.execute(() -> { try { gate.await(); } catch (InterruptedException e) { } });
        Thread t = new Thread(() -> { try { p.execute(() -> { }); } catch (RejectedExecutionException e) { rejected = true; } });
        t.start();
        p.shutdown();
        int n = p.getQueue().size();
        t.join();
        gate.countDown();
        p.awaitTermination(10, TimeUnit.SECONDS);
        System.out.print(rejected + " " + n);
    }
}
