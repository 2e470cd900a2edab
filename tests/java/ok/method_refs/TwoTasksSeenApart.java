//@ native: yes
//@ outputs: "0 0\n" | "0 1\n" | "1 0\n" | "1 1\n"
// The pool increments a, then b, while main reads a, then b: none, both, a only (1 0), and
// reading a before and b after (0 1).
// Confirmed on JDK 17 and 25, but for "0 1".
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class TwoTasksSeenApart {
    public static void main(String[] args) {
        AtomicInteger a = new AtomicInteger(), b = new AtomicInteger();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(a::incrementAndGet);
        pool.execute(b::incrementAndGet);
        int seenA = a.get();
        int seenB = b.get();
        pool.shutdown();
        System.out.println(seenA + " " + seenB);
    }
}
