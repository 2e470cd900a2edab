//@ outputs: "first\n" | "first old\n" | "first new\n"
// The pool is shut down when the oldest task is out of the queue and the newest is not in it: both are lost.
import java.util.concurrent.*;

public class OldestAndNewestLost {
    static String done = "";

    public static void main(String[] a) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        BlockingQueue<Runnable> queue = new ArrayBlockingQueue<>(1);
        RejectedExecutionHandler policy = new ThreadPoolExecutor.DiscardOldestPolicy();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, queue, policy);
        pool.execute(() -> {
            try {
                go.await();
            } catch (InterruptedException e) {}
            done += "first";
        });
        pool.execute(() -> done += " old");
        Thread t = new Thread(pool::shutdown);
        t.start();
        pool.execute(() -> done += " new");
        go.countDown();
        t.join();
        pool.awaitTermination(1, TimeUnit.HOURS);
        System.out.println(done);
    }
}
