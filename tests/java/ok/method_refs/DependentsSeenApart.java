//@ native: yes
//@ outputs: "0 0\n" | "0 1\n" | "1 0\n" | "1 1\n"
// Dependents of a future run last in, first out: b is incremented, then a. Main reads b, then a.
// Confirmed on JDK 17 and 25, but for "1 1".
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

public class DependentsSeenApart {
    public static void main(String[] args) throws Exception {
        AtomicInteger a = new AtomicInteger(), b = new AtomicInteger();
        CompletableFuture<Integer> future = new CompletableFuture<>();
        future.thenRun(a::incrementAndGet);
        future.thenRun(b::incrementAndGet);
        Thread t = new Thread(() -> future.complete(1));
        t.start();
        int seenB = b.get();
        int seenA = a.get();
        t.join();
        System.out.println(seenB + " " + seenA);
    }
}
