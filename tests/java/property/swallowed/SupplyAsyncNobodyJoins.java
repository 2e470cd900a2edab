//@ flags: +property.swallowed=violation
// The stage completes exceptionally, and nobody looks at it.
import java.util.concurrent.*;

public class SupplyAsyncNobodyJoins {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> stage = CompletableFuture.supplyAsync(() -> Integer.parseInt("x"), Runnable::run);
        if (stage.isCancelled()) throw new IllegalStateException();
    }
}
