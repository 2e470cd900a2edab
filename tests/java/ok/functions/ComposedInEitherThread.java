//@ outputs: "12T" | "12M"
// The second stage is made by whoever completes the first, or by main if that was done before it asked.
import java.util.concurrent.CompletableFuture;

public class ComposedInEitherThread {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> first = new CompletableFuture<>();
        Thread other = new Thread(() -> first.complete("1"));
        other.start();
        Thread main = Thread.currentThread();
        String text = first.thenCompose(x ->
            CompletableFuture.completedFuture(x + "2" + (Thread.currentThread() == main ? "M" : "T"))).join();
        System.out.print(text);
    }
}
