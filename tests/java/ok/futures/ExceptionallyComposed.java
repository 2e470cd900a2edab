//@ native: yes
//@ outputs: "1" | "8"
import java.util.concurrent.*;
public class ExceptionallyComposed {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<Integer> d = a.exceptionallyCompose(e -> CompletableFuture.completedFuture(8));
        Thread t = new Thread(() -> a.complete(1));
        t.start();
        a.completeExceptionally(new RuntimeException());
        System.out.print(d.join());
    }
}
