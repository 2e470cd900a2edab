//@ outputs: "21"
// Stages of one future that were added before it is done run from the last to the first; else in order.
import java.util.concurrent.CompletableFuture;

public class StagesRunLastInFirstOut {
    static volatile String log = "";

    public static void main(String[] args) throws Exception {
        CompletableFuture<Void> f = new CompletableFuture<>();
        Thread t = new Thread(() -> {
            f.thenRun(() -> log += "1");
            f.thenRun(() -> log += "2");
            f.complete(null);
        });
        Thread u = new Thread(() -> f.complete(null));
        t.start();
        t.join();
        u.start();
        u.join();
        String first = log;
        CompletableFuture<Void> g = CompletableFuture.completedFuture(null);
        log = "";
        g.thenRun(() -> log += "1");
        g.thenRun(() -> log += "2");
        System.out.print(first.equals("21") && log.equals("12") ? "21" : "??");
    }
}
