//@ native: yes
//@ outputs: "0 0\n" | "0 1\n" | "1 0\n" | "1 1\n"
// invokeAll runs a, then b on the pool's one thread; another thread reads a, then b.
// Confirmed on JDK 17 and 25, but for "0 1", "1 0".
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class InvokeAllSeenHalfWay {
    static String seen;

    public static void main(String[] args) throws Exception {
        AtomicInteger a = new AtomicInteger(), b = new AtomicInteger();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Thread t = new Thread(() -> {
            int seenA = a.get();
            int seenB = b.get();
            seen = seenA + " " + seenB;
        });
        t.start();
        pool.invokeAll(List.of(a::incrementAndGet, b::incrementAndGet));
        pool.shutdown();
        t.join();
        System.out.println(seen);
    }
}
