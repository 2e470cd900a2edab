//@ outputs: "nn" | "nc" | "cc"
// The text of a future, printed twice in one call: not completed, or completed.
import java.util.concurrent.*;
public class FuturePrintedTwice {
    static class Short {
        final Object o;
        Short(Object o) { this.o = o; }
        public String toString() { return o.toString().contains("Not") ? "n" : "c"; }
    }
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.complete(1));
        t.start();
        System.out.printf("%s%s", new Short(f), new Short(f));
        t.join();
    }
}
