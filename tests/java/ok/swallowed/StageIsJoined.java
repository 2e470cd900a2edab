//@ note: none
// join throws what the stage has.
import java.util.concurrent.*;

public class StageIsJoined {
    public static void main(String[] args) {
        CompletableFuture<Integer> stage = CompletableFuture.supplyAsync(() -> Integer.valueOf("x"), Runnable::run);
        try {
            stage.thenApply(n -> n + 1).join();
            throw new Error();
        } catch (CompletionException e) {
            if (!(e.getCause() instanceof NumberFormatException)) throw e;
        }
    }
}
