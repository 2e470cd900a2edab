//@ native: yes
//@ outputs: "0\n" | "1\n"
// The future is done inside the task's run; the worker counts the task after it.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class CompletedLaterThanItsFuture {
    public static void main(String[] args) throws Exception {
        AtomicInteger count = new AtomicInteger();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.submit(count::incrementAndGet).get();
        System.out.println(pool.getCompletedTaskCount());
        pool.shutdown();
    }
}
