// Pools, futures and their service threads.
import java.util.concurrent.*;
public class IdentityPools {
    public static void main(String[] args) throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(2);
        Future<Integer> a = e.submit(() -> 1), b = e.submit(() -> 2);
        int n = a.get() + b.get();
        e.shutdown();
        CompletableFuture.supplyAsync(() -> n).thenApply(x -> x + 1).get();
    }
}
