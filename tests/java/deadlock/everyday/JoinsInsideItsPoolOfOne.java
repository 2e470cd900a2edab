// A task waits for another one of the same pool, which has one thread.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class JoinsInsideItsPoolOfOne {
    static final ExecutorService POOL = Executors.newFixedThreadPool(1);

    static CompletableFuture<Integer> price(String item) {
        return CompletableFuture.supplyAsync(item::length, POOL);
    }

    static CompletableFuture<Integer> total(String... items) {
        return CompletableFuture.supplyAsync(() -> {
            int sum = 0;
            for (String item : items) sum += price(item).join(); //~ DEADLOCK
            return sum;
        }, POOL);
    }

    public static void main(String[] args) {
        System.out.println(total("a", "bb").join()); //~ DEADLOCK
        POOL.shutdown();
    }
}
