//@ native: yes
//@ outputs: "accepted\n" | "rejected\n"
// With a SynchronousQueue the second task is accepted only when the one thread waits for work again.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class SecondTaskRejectedOrNot {
    public static void main(String[] args) {
        AtomicInteger count = new AtomicInteger();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>());
        pool.execute(count::incrementAndGet);
        try {
            pool.execute(count::incrementAndGet);
            System.out.println("accepted");
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        pool.shutdown();
    }
}
