//@ outputs: "later\n"
// A delayed executor starts its task after its delay: nothing can be read before.
import java.util.concurrent.*;

public class DelayedExecutorOfAMinute {
    static String text = "early";

    public static void main(String[] args) throws Exception {
        Executor later = CompletableFuture.delayedExecutor(1, TimeUnit.MINUTES);
        CompletableFuture<Void> f = CompletableFuture.runAsync(() -> text = "later", later);
        f.join();
        System.out.println(text);
    }
}
