//@ outputs: "w:f r:IllegalStateException" | "w:ok r:1"
// An exception of the callback of whenComplete does not replace the one that was there.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

public class WhenCompleteKeepsTheFailure {
    static volatile String w;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread s = new Thread(() -> f.complete(1));
        Thread t = new Thread(() -> f.completeExceptionally(new IllegalStateException("f")));
        CompletableFuture<Integer> g = f.whenComplete((v, e) -> {
            w = e == null ? "ok" : e.getMessage();
            if (e != null) {
                throw new RuntimeException("lost");
            }
        });
        s.start();
        t.start();
        String r;
        try {
            r = "" + g.join();
        } catch (CompletionException e) {
            r = e.getCause().getClass().getSimpleName();
        }
        System.out.print("w:" + w + " r:" + r);
    }
}
