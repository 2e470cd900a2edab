//@ native: yes
//@ outputs: "false true\n" | "true false\n" | "true true\n"
// A stage is cancelled before its function is called, after it has the result, or while the function runs.
import java.util.concurrent.CompletableFuture;

public class StageCancelledWhileItRuns {
    static volatile boolean called;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> source = new CompletableFuture<>();
        CompletableFuture<Integer> stage = source.thenApply(v -> {
            called = true;
            return v;
        });
        Thread t = new Thread(() -> source.complete(1));
        t.start();
        stage.cancel(false);
        t.join();
        System.out.println(called + " " + stage.isCancelled());
    }
}
