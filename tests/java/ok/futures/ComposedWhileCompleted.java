//@ native: yes
//@ outputs: "3"
import java.util.concurrent.*;
public class ComposedWhileCompleted {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        Thread t = new Thread(() -> a.complete(1)), u = new Thread(() -> b.complete(2));
        t.start();
        u.start();
        System.out.print(a.thenCompose(x -> b.thenApply(y -> x + y)).join());
    }
}
