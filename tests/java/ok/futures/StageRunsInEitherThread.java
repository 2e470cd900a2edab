//@ native: yes
//@ outputs: "main\n" | "worker\n"
// A dependent stage runs in the thread that completes the future, or in the one that adds it.
import java.util.concurrent.CompletableFuture;

public class StageRunsInEitherThread {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Void> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.complete(null), "worker");
        t.start();
        CompletableFuture<String> who = f.thenApply(v -> Thread.currentThread().getName());
        System.out.println(who.get());
        t.join();
    }
}
