// A stage that waits for the stage that it is part of.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

public class JoinInsideOwnStage {
    public static void main(String[] args) {
        CompletableFuture<String> start = new CompletableFuture<>();
        AtomicReference<CompletableFuture<String>> self = new AtomicReference<>();
        self.set(start.thenApply(s -> self.get().join())); //~ DEADLOCK
        start.complete("x");
    }
}
