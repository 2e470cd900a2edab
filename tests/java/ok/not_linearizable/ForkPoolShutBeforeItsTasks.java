//@ outputs: "false false\n" | "false true\n" | "true false\n" | "true true\n"
// The pool is shut down before its tasks are cancelled.
import java.util.concurrent.*;

public class ForkPoolShutBeforeItsTasks {
    public static void main(String[] a) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        CountDownLatch go = new CountDownLatch(1);
        pool.execute(() -> {
            boolean done = false;
            while (!done) try {
                go.await();
                done = true;
            } catch (InterruptedException e) {}
        });
        ForkJoinTask<?> f = pool.submit(() -> {});
        Thread t = new Thread(pool::shutdownNow);
        t.start();
        boolean x = pool.isShutdown(), y = f.isCancelled();
        System.out.println(x + " " + y);
        go.countDown();
        t.join();
    }
}
