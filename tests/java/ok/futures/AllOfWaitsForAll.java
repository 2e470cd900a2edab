//@ native: yes
//@ outputs: "2\n"
// allOf is done when every part is.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;

public class AllOfWaitsForAll {
    public static void main(String[] args) {
        Executor threads = r -> new Thread(r).start();
        AtomicInteger done = new AtomicInteger();
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(done::incrementAndGet, threads);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(done::incrementAndGet, threads);
        CompletableFuture.allOf(a, b).join();
        System.out.println(done);
    }
}
