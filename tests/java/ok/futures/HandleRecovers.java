//@ native: yes
//@ outputs: "-1\n"
// exceptionally turns the failure into a value.
import java.util.concurrent.CompletableFuture;

public class HandleRecovers {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<Integer> g = f.thenApply(x -> 10 / x).exceptionally(e -> -1);
        Thread t = new Thread(() -> f.complete(0));
        t.start();
        System.out.println(g.join());
        t.join();
    }
}
