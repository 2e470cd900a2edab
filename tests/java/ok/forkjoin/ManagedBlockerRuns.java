//@ native: yes
//@ outputs: "1"
import java.util.concurrent.*;
public class ManagedBlockerRuns {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<Integer> t = pool.submit(() -> {
            ForkJoinPool.managedBlock(new ForkJoinPool.ManagedBlocker() {
                public boolean block() throws InterruptedException { latch.await(); return true; }
                public boolean isReleasable() { return latch.getCount() == 0; }
            });
            return 1;
        });
        pool.execute(latch::countDown);
        System.out.print(t.join());
        pool.shutdown();
    }
}
