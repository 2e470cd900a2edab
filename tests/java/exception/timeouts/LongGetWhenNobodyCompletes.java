//@ expect: exception java.util.concurrent.TimeoutException
// Held back is not switched off: nobody completes the future, so the get times out.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class LongGetWhenNobodyCompletes {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.isDone());
        t.start();
        f.get(5, TimeUnit.SECONDS); //~ THROWS
        t.join();
    }
}
