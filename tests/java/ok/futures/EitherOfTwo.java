//@ native: yes
//@ outputs: "1" | "2"
import java.util.concurrent.*;
public class EitherOfTwo {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        Thread t = new Thread(() -> a.complete(1)), u = new Thread(() -> b.complete(2));
        t.start();
        u.start();
        System.out.print(a.applyToEither(b, x -> x).join());
    }
}
