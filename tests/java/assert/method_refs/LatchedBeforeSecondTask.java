// The latch is counted down by the first task of two; the second need not have run when main goes on.
// Confirmed on JDK 17 and 25: seen.
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LatchedBeforeSecondTask {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Queue<Integer> queue = new ConcurrentLinkedQueue<>();
        queue.add(1);
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(latch::countDown);
        pool.execute(queue::clear);
        latch.await();
        pool.shutdown();
        assert queue.isEmpty(); //~ ASSERT
    }
}
