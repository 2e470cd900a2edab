//@ expect: exception java.util.concurrent.CompletionException
// thenCompose of a failed stage, joined.
import java.util.concurrent.*;

public class ExceptionOfACompletionStage {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.completeExceptionally(new IllegalStateException()));
        t.start();
        f.thenCompose(n -> CompletableFuture.completedFuture(n + 1)).join(); //~ THROWS
        t.join();
    }
}
