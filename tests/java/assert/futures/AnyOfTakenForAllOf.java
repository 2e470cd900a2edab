// anyOf is done when one part is.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;

public class AnyOfTakenForAllOf {
    public static void main(String[] args) {
        Executor threads = r -> new Thread(r).start();
        AtomicInteger done = new AtomicInteger();
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(done::incrementAndGet, threads);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(done::incrementAndGet, threads);
        CompletableFuture.anyOf(a, b).join();
        assert done.get() == 2; //~ ASSERT
    }
}
