//@ native: yes
//@ outputs: "main" | "other"
// A dependent that is added while the future is completed runs once, here or there.
import java.util.concurrent.*;

public class DependentRunsOnce {
    static volatile String ran = "";

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> future.complete(1));
        t.start();
        future.thenAccept(v -> ran += Thread.currentThread() == main ? "main" : "other");
        t.join();
        System.out.print(ran);
    }
}
