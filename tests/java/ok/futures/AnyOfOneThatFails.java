//@ outputs: "a" | "b" | "x:b" 
// The first that is done decides, also if it fails.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

public class AnyOfOneThatFails {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        Thread s = new Thread(() -> a.complete("a"));
        Thread t = new Thread(() -> {
            if (a.isDone()) {
                b.complete("b");
            } else {
                b.completeExceptionally(new Exception("b"));
            }
        });
        s.start();
        t.start();
        try {
            System.out.print(CompletableFuture.anyOf(b, a).join());
        } catch (CompletionException e) {
            System.out.print("x:" + e.getCause().getMessage());
        }
    }
}
