//@ outputs: "1 2" | "2 2"
// The copy has whichever result came first; the other future has the obtruded one at the end, in any case.
import java.util.concurrent.*;
public class CopyTakesTheFirstResult {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<Integer> c = f.copy();
        Thread a = new Thread(() -> f.obtrudeValue(2));
        a.start();
        f.complete(1);
        int x = c.join();
        a.join();
        System.out.print(x + " " + f.join());
    }
}
