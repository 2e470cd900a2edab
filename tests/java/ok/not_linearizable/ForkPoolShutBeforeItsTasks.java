//@ outputs: "taken false\n" | "taken true\n" | "refused false\n" | "refused true\n"
// The pool takes no tasks any more before those that wait are cancelled.
import java.util.concurrent.*;

public class ForkPoolShutBeforeItsTasks {
    static String offer(ForkJoinPool pool) {
        try {
            pool.submit(() -> {});
            return "taken ";
        } catch (RejectedExecutionException e) {
            return "refused ";
        }
    }

    public static void main(String[] a) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        CountDownLatch go = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                go.await();
            } catch (InterruptedException e) {}
        });
        ForkJoinTask<?> waiting = pool.submit(() -> {});
        Thread t = new Thread(pool::shutdownNow);
        t.start();
        String offered = offer(pool);
        System.out.println(offered + waiting.isCancelled());
        go.countDown();
        t.join();
    }
}
