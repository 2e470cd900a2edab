//@ outputs: "a" | "x"
//@ native: yes
// Of complete and completeExceptionally one takes effect.
import java.util.concurrent.CompletableFuture;

public class CompletedOrFailed {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.complete("a"));
        t.start();
        f.completeExceptionally(new RuntimeException("x"));
        System.out.print(f.handle((v, e) -> v == null ? e.getMessage() : v).join());
        t.join();
    }
}
