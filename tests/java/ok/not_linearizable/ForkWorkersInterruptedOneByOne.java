//@ needs: jdk>=25
//@ outputs: "t\n" | "f\n" | "x\n"
// A worker that was interrupted says so to the other, which may not be yet.
import java.util.concurrent.*;

public class ForkWorkersInterruptedOneByOne {
    static volatile boolean first;
    static volatile String seen;

    public static void main(String[] a) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        CountDownLatch go = new CountDownLatch(2);
        pool.execute(() -> {
            go.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                first = true;
            }
        });
        pool.execute(() -> {
            go.countDown();
            boolean f = first;
            seen = f ? Thread.currentThread().isInterrupted() ? "t" : "f" : "x";
        });
        go.await();
        pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.DAYS);
        System.out.println(seen);
    }
}
