//@ native: yes
//@ outputs: "1" | "java.lang.IllegalStateException"
// Two ways to complete: the first one counts.
import java.util.concurrent.*;

public class CompletedExceptionally {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.complete(1));
        t.start();
        f.completeExceptionally(new IllegalStateException());
        t.join();
        try {
            System.out.print(f.get());
        } catch (ExecutionException e) {
            System.out.print(e.getCause().getClass().getName());
        }
    }
}
