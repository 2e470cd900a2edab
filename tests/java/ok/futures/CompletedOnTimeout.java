//@ native: yes
//@ outputs: "1" | "2"
import java.util.concurrent.*;
public class CompletedOnTimeout {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        a.completeOnTimeout(2, 1, TimeUnit.MILLISECONDS);
        a.complete(1);
        System.out.print(a.join());
    }
}
