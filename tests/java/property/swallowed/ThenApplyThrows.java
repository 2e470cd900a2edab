//@ flags: +property.swallowed=violation
// The function of a later stage throws; only the first stage is joined.
import java.util.concurrent.*;

public class ThenApplyThrows {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> first = CompletableFuture.completedFuture(1);
        first.thenApply(n -> n / (n - 1));
        if (first.join() != 1) throw new IllegalStateException();
    }
}
