//@ native: yes
//@ outputs: "xx\n" | "xy\n" | "yx\n" | "yy\n"
// Whoever completes its source second runs the function, or the first if it has not looked at the sources yet. The dependent
// of the result is run by the same thread, or by the other one: if that comes to the stage when it has its result and has not
// forgotten its sources, it goes on with what depends on it.
import java.util.concurrent.CompletableFuture;

public class OneFiresAnotherHelps {
    static volatile String function, dependent;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> x = new CompletableFuture<>(), y = new CompletableFuture<>();
        CompletableFuture<Integer> both = x.thenCombine(y, (p, q) -> {
            function = Thread.currentThread().getName();
            return p + q;
        });
        both.thenRun(() -> dependent = Thread.currentThread().getName());
        Thread first = new Thread(() -> x.complete(1), "x"), second = new Thread(() -> y.complete(2), "y");
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println(function + dependent);
    }
}
