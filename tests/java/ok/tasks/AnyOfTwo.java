//@ native: yes
//@ outputs: "1" | "2"
// Whoever completes first gives the answer.
import java.util.concurrent.*;

public class AnyOfTwo {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<Integer> b = new CompletableFuture<>();
        CompletableFuture<Object> any = CompletableFuture.anyOf(a, b);
        Thread t = new Thread(() -> a.complete(1));
        t.start();
        b.complete(2);
        System.out.print(any.join());
    }
}
