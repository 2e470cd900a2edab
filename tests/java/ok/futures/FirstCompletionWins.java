//@ native: yes
//@ outputs: "main\n" | "t\n"
// A future is completed once; the loser is told so.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

public class FirstCompletionWins {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> f = new CompletableFuture<>();
        AtomicInteger winners = new AtomicInteger();
        Thread t = new Thread(() -> {
            if (f.complete("t")) winners.incrementAndGet();
        });
        t.start();
        if (f.complete("main")) winners.incrementAndGet();
        t.join();
        assert winners.get() == 1;
        System.out.println(f.get());
    }
}
