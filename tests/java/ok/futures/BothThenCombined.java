//@ native: yes
//@ outputs: "3\n"
// Two stages on threads of their own, combined when both are there.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

public class BothThenCombined {
    public static void main(String[] args) throws Exception {
        Executor threads = r -> new Thread(r).start();
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 1, threads);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 2, threads);
        System.out.println(a.thenCombine(b, Integer::sum).get());
    }
}
