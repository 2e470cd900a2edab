//@ native: yes
//@ outputs: "0 0\n" | "0 1\n" | "1 0\n" | "1 1\n"
// Both tasks are in the queue before the pool's thread comes to them; they are still two steps.
// Main reads a, then b.
// Confirmed on JDK 17 and 25, but for "0 1".
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class QueuedBehindGate {
    public static void main(String[] args) {
        CountDownLatch gate = new CountDownLatch(1);
        AtomicInteger a = new AtomicInteger(), b = new AtomicInteger();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> {
            gate.await();
            return null;
        });
        pool.execute(a::incrementAndGet);
        pool.execute(b::incrementAndGet);
        gate.countDown();
        int seenA = a.get();
        int seenB = b.get();
        pool.shutdown();
        System.out.println(seenA + " " + seenB);
    }
}
