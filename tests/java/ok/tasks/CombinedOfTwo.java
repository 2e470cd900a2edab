//@ native: yes
//@ outputs: "3"
// Both parts are there when they are combined.
import java.util.concurrent.*;

public class CombinedOfTwo {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<Integer> b = new CompletableFuture<>();
        CompletableFuture<Integer> sum = a.thenCombine(b, Integer::sum);
        Thread t = new Thread(() -> a.complete(1));
        t.start();
        b.complete(2);
        System.out.print(sum.join());
    }
}
