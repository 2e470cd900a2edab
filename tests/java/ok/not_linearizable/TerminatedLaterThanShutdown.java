//@ native: yes
//@ outputs: "false\n" | "true\n"
// A pool is terminated when its thread is gone, at some time after shutdown.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class TerminatedLaterThanShutdown {
    public static void main(String[] args) {
        AtomicInteger count = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(count::incrementAndGet);
        pool.shutdown();
        System.out.println(pool.isTerminated());
    }
}
