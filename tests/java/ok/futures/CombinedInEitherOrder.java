//@ outputs: "ab"
// thenCombine has its arguments in the order of the sources, whoever is first.
import java.util.concurrent.CompletableFuture;

public class CombinedInEitherOrder {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        CompletableFuture<String> c = a.thenCombine(b, (x, y) -> x + y);
        new Thread(() -> a.complete("a")).start();
        new Thread(() -> b.complete("b")).start();
        System.out.print(c.get());
    }
}
