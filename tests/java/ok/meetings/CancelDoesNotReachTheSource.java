//@ outputs: "true false\n" | "false false\n"
// What depends on a stage is cancelled, or too late; the stage itself is not.
import java.util.concurrent.*;

public class CancelDoesNotReachTheSource {
    public static void main(String[] a) throws Exception {
        CompletableFuture<String> f = new CompletableFuture<>(), g = f.thenApply(x -> x + "!");
        Thread t = new Thread(() -> f.complete("v"));
        t.start();
        boolean c = g.cancel(true);
        t.join();
        System.out.println(c + " " + f.isCancelled());
    }
}
