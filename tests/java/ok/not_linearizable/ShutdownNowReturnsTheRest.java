//@ native: yes
//@ outputs: "0\n" | "1\n"
// The first task is handed to the new thread; the second is in the queue until that thread takes it.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class ShutdownNowReturnsTheRest {
    public static void main(String[] args) {
        AtomicInteger count = new AtomicInteger();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(count::incrementAndGet);
        pool.execute(count::incrementAndGet);
        System.out.println(pool.shutdownNow().size());
    }
}
