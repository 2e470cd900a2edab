//@ native: yes
//@ outputs: "main\n" | "none\n" | "t\n"
// The dependent is run by the thread that completes the future, or by main, which has waited for it and then helps; or main
// finds the result there and goes on before the dependent has run.
import java.util.concurrent.CompletableFuture;

public class WhoJoinsMayHelp {
    static volatile String by = "none";

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        future.thenRun(() -> by = Thread.currentThread().getName());
        Thread t = new Thread(() -> future.complete(1), "t");
        t.start();
        future.join();
        String seen = by;
        t.join();
        System.out.println(seen);
    }
}
