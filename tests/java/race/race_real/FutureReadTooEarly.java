//@ flags: +listener=race
// isDone without get: true orders, but nobody asks for it before the read.
import java.util.concurrent.CompletableFuture;

public class FutureReadTooEarly {
    static int x;

    public static void main(String[] args) {
        CompletableFuture<Void> f = CompletableFuture.runAsync(() -> x = 1); //~ RACE
        System.out.print(x); //~ RACE
        f.join();
    }
}
