//@ expect: exception java.util.concurrent.CompletionException
// join() throws what a stage threw, wrapped; the wrapper is made where the future is completed.
import java.util.concurrent.CompletableFuture;

public class JoinFailedStage {
    public static void main(String[] args) {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<Integer> g = f.thenApply(x -> 10 / x);
        Thread t = new Thread(() -> f.complete(0)); //~ THROWS
        t.start();
        g.join(); //~ THROWS
    }
}
