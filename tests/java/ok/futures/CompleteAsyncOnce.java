//@ native: yes
//@ outputs: "1" | "2"
import java.util.concurrent.*;
public class CompleteAsyncOnce {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        Executor e = r -> new Thread(r).start();
        a.completeAsync(() -> 1, e);
        a.complete(2);
        System.out.print(a.join());
    }
}
