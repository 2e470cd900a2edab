//@ native: yes
//@ outputs: "1\n" | "2\n"
// After the first future is done the counter is 1, and 2 once the second task has run.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

public class SubmittedCallables {
    public static void main(String[] args) throws Exception {
        AtomicInteger count = new AtomicInteger();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> first = pool.submit(count::incrementAndGet);
        pool.submit(count::incrementAndGet);
        first.get();
        System.out.println(count.get());
        pool.shutdown();
    }
}
