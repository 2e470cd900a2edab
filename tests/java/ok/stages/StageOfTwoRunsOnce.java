//@ native: yes
//@ outputs: "1 1 1\n" | "1 1 2\n"
// However two sources meet, the function of both is called once, and the function of either is called once, with the value of the one
// that it has found first.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

public class StageOfTwoRunsOnce {
    public static void main(String[] args) throws Exception {
        AtomicInteger both = new AtomicInteger(), either = new AtomicInteger();
        CompletableFuture<Integer> x = new CompletableFuture<>(), y = new CompletableFuture<>();
        x.runAfterBoth(y, both::incrementAndGet);
        CompletableFuture<Integer> one = x.applyToEither(y, v -> {
            either.incrementAndGet();
            return v;
        });
        Thread t = new Thread(() -> x.complete(1));
        t.start();
        y.complete(2);
        t.join();
        System.out.println(both + " " + either + " " + one.join());
    }
}
