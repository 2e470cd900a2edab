//@ outputs: "11"
// allOf is done when both are.
import java.util.concurrent.CompletableFuture;

public class AllOfTwoAsync {
    static volatile int a, b;

    public static void main(String[] args) {
        CompletableFuture<Void> f = CompletableFuture.runAsync(() -> a = 1), g = CompletableFuture.runAsync(() -> b = 1);
        CompletableFuture.allOf(f, g).join();
        System.out.print(a + "" + b);
    }
}
