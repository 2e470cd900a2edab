//@ native: yes
//@ outputs: "first" | "second"
// The action's exception counts only if the stage had none: here the source fails or not.
import java.util.concurrent.*;
public class WhenCompleteThrows {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<Integer> d = a.whenComplete((v, e) -> { throw new IllegalStateException("second"); });
        Thread t = new Thread(() -> a.complete(7));
        t.start();
        a.completeExceptionally(new IllegalStateException("first"));
        try {
            d.join();
        } catch (CompletionException e) {
            System.out.print(e.getCause().getMessage());
        }
    }
}
