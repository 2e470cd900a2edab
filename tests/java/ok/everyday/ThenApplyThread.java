//@ native: yes
//@ outputs: "T" | "main"
// A stage runs in the thread that completes, or in the one that adds it.
import java.util.concurrent.*;

public class ThenApplyThread {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.complete(1), "T");
        t.start();
        CompletableFuture<String> g = f.thenApply(x -> Thread.currentThread().getName());
        System.out.print(g.get());
        t.join();
    }
}
