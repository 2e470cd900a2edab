//@ outputs: "done"
// A worker that waits by a ManagedBlocker for another task of a pool of one does not stop the pool.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;

public class BlockerCompensates {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        CountDownLatch go = new CountDownLatch(1);
        var first = pool.submit(() -> {
            ForkJoinPool.managedBlock(new ForkJoinPool.ManagedBlocker() {
                public boolean block() throws InterruptedException {
                    go.await();
                    return true;
                }

                public boolean isReleasable() {
                    return go.getCount() == 0;
                }
            });
            return "done";
        });
        pool.submit(go::countDown);
        System.out.print(first.get());
        pool.shutdown();
    }
}
