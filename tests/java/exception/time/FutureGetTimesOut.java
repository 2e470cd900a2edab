//@ expect: exception java.util.concurrent.TimeoutException
// A timed get on a future that is completed too late.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class FutureGetTimesOut {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.complete(1));
        t.start();
        f.get(100, TimeUnit.MILLISECONDS); //~ THROWS
        t.join();
    }
}
