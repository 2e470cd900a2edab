//@ outputs: "CompletionException IllegalStateException\n"
// A stage that is skipped passes the exception on, wrapped once.
import java.util.concurrent.*;

public class ExceptionGoesDownTheChain {
    public static void main(String[] a) throws Exception {
        CompletableFuture<String> f = new CompletableFuture<>();
        CompletableFuture<String> g = f.thenApply(x -> "no");
        g = g.handle((x, e) -> e.getClass().getSimpleName() + " " + e.getCause().getClass().getSimpleName());
        Thread t = new Thread(() -> f.completeExceptionally(new IllegalStateException()));
        t.start();
        System.out.println(g.join());
        t.join();
    }
}
