//@ flags: +listener=race
//@ outputs: "12"
// Stages of a future follow each other.
import java.util.concurrent.CompletableFuture;

public class EverydayCompletion {
    static int a, b;

    public static void main(String[] args) {
        CompletableFuture<Void> f = CompletableFuture.runAsync(() -> a = 1).thenRun(() -> b = a + 1);
        f.join();
        System.out.print(a + "" + b);
    }
}
