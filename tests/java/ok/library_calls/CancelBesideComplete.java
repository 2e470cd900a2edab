//@ outputs: "true false cancelled" | "false true 1"
// One of two comes first, and only that one has an effect.
import java.util.concurrent.*;
public class CancelBesideComplete {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        boolean[] c = new boolean[1];
        Thread a = new Thread(() -> c[0] = f.cancel(true));
        a.start();
        boolean d = f.complete(1);
        a.join();
        String s;
        try { s = "" + f.join(); } catch (CancellationException e) { s = "cancelled"; }
        System.out.print(c[0] + " " + d + " " + s);
    }
}
