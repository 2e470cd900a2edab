//@ outputs: "a1" | "b1"
// acceptEither runs once.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

public class EitherButNotBoth {
    static volatile String got;
    static final AtomicInteger times = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        CompletableFuture<Void> c = a.acceptEither(b, s -> {
            got = s;
            times.incrementAndGet();
        });
        Thread s = new Thread(() -> a.complete("a"));
        Thread t = new Thread(() -> b.complete("b"));
        s.start();
        t.start();
        s.join();
        t.join();
        c.join();
        System.out.print(got + times);
    }
}
