// The branch that fails forgets to complete the future.
import java.util.concurrent.CompletableFuture;

public class NeverCompleted {
    static volatile boolean stopped;

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> f = new CompletableFuture<>();
        Thread t = new Thread(() -> {
            if (!stopped) f.complete("x");
        });
        t.start();
        stopped = true;
        f.join(); //~ DEADLOCK
    }
}
