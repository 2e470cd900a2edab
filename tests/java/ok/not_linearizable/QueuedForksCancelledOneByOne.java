//@ outputs: "false false\n" | "false true\n" | "true false\n" | "true true\n"
// Tasks that wait are cancelled one after the other, in whichever order the pool comes across them.
import java.util.concurrent.*;

public class QueuedForksCancelledOneByOne {
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
        ForkJoinTask<?> f = pool.submit(() -> {}), g = pool.submit(() -> {});
        Thread t = new Thread(pool::shutdownNow);
        t.start();
        boolean x = f.isCancelled(), y = g.isCancelled();
        System.out.println(x + " " + y);
        go.countDown();
        t.join();
    }
}
