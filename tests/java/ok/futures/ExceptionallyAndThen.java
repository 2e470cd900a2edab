//@ outputs: "x!" | "v!"
// A failure is turned into a value, and the next stage goes on.
import java.util.concurrent.CompletableFuture;

public class ExceptionallyAndThen {
    public static void main(String[] args) {
        CompletableFuture<String> f = new CompletableFuture<>();
        new Thread(() -> f.complete("v")).start();
        new Thread(() -> f.completeExceptionally(new Exception("x"))).start();
        System.out.print(f.exceptionally(Throwable::getMessage).thenApply(s -> s + "!").join());
    }
}
