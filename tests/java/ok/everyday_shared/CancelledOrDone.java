//@ outputs: "1" | "cancelled"
// Whoever is first: the task or who cancels it.
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;

public class CancelledOrDone {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread other = new Thread(() -> future.complete(1));
        other.start();
        future.cancel(true);
        try {
            System.out.print(future.join());
        } catch (CancellationException e) {
            System.out.print("cancelled");
        }
    }
}
