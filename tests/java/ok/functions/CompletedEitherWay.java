//@ outputs: "v" | "e"
// Whoever comes first decides what the handler is given.
import java.util.concurrent.CompletableFuture;

public class CompletedEitherWay {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> future = new CompletableFuture<>();
        CompletableFuture<String> handled = future.handle((value, failure) -> failure == null ? value : "e");
        Thread other = new Thread(() -> future.completeExceptionally(new IllegalStateException()));
        other.start();
        future.complete("v");
        System.out.print(handled.join());
    }
}
