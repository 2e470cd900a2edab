//@ native: yes
//@ outputs: "7" | "CompletionException"
// A dependent of a cancelled future was not cancelled itself: it wraps the cancellation.
import java.util.concurrent.*;
public class CancelledThenCause {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<Integer> d = a.thenApply(x -> x);
        Thread t = new Thread(() -> a.complete(7));
        t.start();
        a.cancel(true);
        try {
            System.out.print(d.join());
        } catch (CancellationException | CompletionException e) {
            System.out.print(e.getClass().getSimpleName());
        }
    }
}
