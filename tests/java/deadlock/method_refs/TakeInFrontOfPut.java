// A pool of one thread runs take first; the put that would end it waits in the queue.
// Confirmed on JDK 17 and 25: seen.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;

public class TakeInFrontOfPut {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> taken = pool.submit(queue::take);
        pool.submit(() -> queue.add(1));
        taken.get(); //~ DEADLOCK
        pool.shutdown();
    }
}
