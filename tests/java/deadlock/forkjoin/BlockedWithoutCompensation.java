// The same without a ManagedBlocker: the only worker waits for a task that it would have to run.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;

public class BlockedWithoutCompensation {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        CountDownLatch go = new CountDownLatch(1);
        var first = pool.submit(() -> {
            go.await(); //~ DEADLOCK
            return "done";
        });
        pool.submit(go::countDown);
        System.out.print(first.get()); //~ DEADLOCK
    }
}
