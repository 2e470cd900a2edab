//@ native: yes
//@ outputs: "1\n" | "2\n"
// The second task gets a thread of its own unless the first thread waits for work by then.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;

public class CachedPoolGrowsOrNot {
    public static void main(String[] args) {
        AtomicInteger count = new AtomicInteger();
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newCachedThreadPool();
        pool.execute(count::incrementAndGet);
        pool.execute(count::incrementAndGet);
        System.out.println(pool.getLargestPoolSize());
        pool.shutdown();
    }
}
