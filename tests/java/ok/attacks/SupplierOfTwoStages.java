//@ outputs: "ab"
//@ native: yes
// The second stage runs after the first, in whichever thread.
import java.util.concurrent.CompletableFuture;

public class SupplierOfTwoStages {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> f = new CompletableFuture<>();
        CompletableFuture<String> g = f.thenApply(s -> s + "b");
        Thread t = new Thread(() -> f.complete("a"));
        t.start();
        System.out.print(g.join());
        t.join();
    }
}
