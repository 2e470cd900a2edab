//@ flags: --race
//@ outputs: "3\n"
// Each stage sees what the one before has written.
import java.util.concurrent.*;

public class SupplyThenApply {
    static int a, b;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Void> f = CompletableFuture.runAsync(() -> a = 1).thenRunAsync(() -> b = a + 1);
        f.join();
        System.out.println(a + b);
    }
}
