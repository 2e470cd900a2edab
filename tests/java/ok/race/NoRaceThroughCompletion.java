//@ flags: +listener=race
// Ordered by what the library promises: no race.
import java.util.concurrent.*;

public class NoRaceThroughCompletion {
    static int x;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Void> f = CompletableFuture.runAsync(() -> x = 1).thenRun(() -> x++);
        f.join();
        System.out.print(x);
    }
}
