//@ outputs: "late\n" | "value\n"
// The value or what stands for it, whatever comes first.
import java.util.concurrent.*;

public class ValueOrItsStandIn {
    public static void main(String[] a) throws Exception {
        CompletableFuture<String> f = new CompletableFuture<>();
        f.completeOnTimeout("late", 10, TimeUnit.MILLISECONDS);
        Thread t = new Thread(() -> f.complete("value"));
        t.start();
        System.out.println(f.join());
        t.join();
    }
}
