//@ outputs: "1,2" | "2,2"
// A copy can be completed by itself; the first is what it is.
import java.util.concurrent.CompletableFuture;

public class CopyOfAFutureIsApart {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        CompletableFuture<Integer> copy = future.copy();
        Thread other = new Thread(() -> copy.complete(1));
        other.start();
        future.complete(2);
        other.join();
        System.out.print(copy.join() + "," + future.join());
    }
}
