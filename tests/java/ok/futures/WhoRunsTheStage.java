//@ outputs: "main" | "t"
// A stage runs in the thread that completes its source, or in the one that adds it.
import java.util.concurrent.CompletableFuture;

public class WhoRunsTheStage {
    static volatile String who;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Void> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.complete(null), "t");
        t.start();
        f.thenRun(() -> who = Thread.currentThread().getName());
        t.join();
        System.out.print(who);
    }
}
