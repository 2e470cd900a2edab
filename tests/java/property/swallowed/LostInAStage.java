//@ flags: +property.swallowed=violation
// A stage of a CompletableFuture fails, and nobody looks.
import java.util.concurrent.CompletableFuture;

public class LostInAStage {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Void> f = new CompletableFuture<>();
        f.thenRun(() -> {
            throw new IllegalStateException("lost");
        });
        Thread t = new Thread(() -> f.complete(null));
        t.start();
        t.join();
    }
}
