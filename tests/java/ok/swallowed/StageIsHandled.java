//@ note: none
// exceptionally gets the exception without anything being thrown again.
import java.util.concurrent.*;

public class StageIsHandled {
    public static void main(String[] args) {
        CompletableFuture<Integer> stage = CompletableFuture.supplyAsync(() -> Integer.valueOf("x"), Runnable::run);
        if (stage.exceptionally(e -> -1).join() != -1) throw new IllegalStateException();
    }
}
