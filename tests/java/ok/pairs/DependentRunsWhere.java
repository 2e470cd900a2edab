//@ outputs: "main\n" | "other\n"
// A dependent runs in the thread that completes the future, or in the one that adds it if that is too late.
import java.util.concurrent.CompletableFuture;

public class DependentRunsWhere {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread me = Thread.currentThread();
        Thread t = new Thread(() -> future.complete(1));
        t.start();
        String where = future.thenApply(x -> Thread.currentThread() == me ? "main" : "other").join();
        System.out.println(where);
    }
}
