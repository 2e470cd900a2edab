//@ outputs: "true c cf" | "false v v"
// cancel and complete race; the dependent stage sees the same as everybody else.
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

public class CancelledOrComplete {
    static volatile boolean cancelled;

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> f = new CompletableFuture<>();
        CompletableFuture<String> g = f.handle((v, e) -> e == null ? v : e instanceof CancellationException ? "cf" : "?" + e);
        Thread s = new Thread(() -> f.complete("v"));
        Thread t = new Thread(() -> cancelled = f.cancel(true));
        s.start();
        t.start();
        s.join();
        t.join();
        String own;
        try {
            own = f.join();
        } catch (CancellationException e) {
            own = "c";
        } catch (CompletionException e) {
            own = "!";
        }
        System.out.print(cancelled + " " + own + " " + g.join());
    }
}
