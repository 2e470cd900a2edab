//@ native: yes
//@ outputs: "0 0\n" | "0 1\n" | "1 0\n" | "1 1\n"
// A fork/join pool of one thread runs two tasks in the order of their submission; main reads a, then b.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;

public class ForkJoinInvokesReference {
    public static void main(String[] args) throws Exception {
        AtomicInteger a = new AtomicInteger(), b = new AtomicInteger();
        ForkJoinPool pool = new ForkJoinPool(1);
        var first = pool.submit((Runnable) a::incrementAndGet);
        var second = pool.submit((Runnable) b::incrementAndGet);
        int seenA = a.get();
        int seenB = b.get();
        first.join();
        second.join();
        pool.shutdown();
        System.out.println(seenA + " " + seenB);
    }
}
