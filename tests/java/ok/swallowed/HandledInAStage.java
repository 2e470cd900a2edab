//@ flags: +property.swallowed=violation
//@ outputs: "lost"
//@ note: none
// exceptionally takes it.
import java.util.concurrent.CompletableFuture;

public class HandledInAStage {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> f = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("lost");
        });
        System.out.print(f.exceptionally(e -> e.getCause().getMessage()).join());
    }
}
