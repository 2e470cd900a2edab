//@ expect: exception java.util.concurrent.CompletionException
// orTimeout of ten milliseconds may come first.
// Confirmed on JDK 17 and 25: seen.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class ShortOrTimeout {
    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<Integer>().orTimeout(10, TimeUnit.MILLISECONDS);
        new Thread(() -> future.complete(1)).start();
        future.join(); //~ THROWS
    }
}
