//@ outputs: "1\n"
// A get of five seconds does not time out while the one who completes can run.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class FutureGetLong {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.complete(1));
        t.start();
        System.out.println(f.get(5, TimeUnit.SECONDS));
        t.join();
    }
}
