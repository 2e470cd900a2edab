//@ expect: exception java.util.concurrent.CompletionException
// join() wraps what a stage threw.
import java.util.concurrent.CompletableFuture;

public class JoinFailedStage {
    public static void main(String[] args) {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<Integer> g = f.thenApply(x -> 10 / x);
        Thread t = new Thread(() -> f.complete(0));
        t.start();
        g.join(); //~ THROWS
    }
}
