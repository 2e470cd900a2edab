//@ flags: +listener=race
// complete comes before join.
import java.util.concurrent.CompletableFuture;

public class CompletedFuture {
    static int x;

    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        new Thread(() -> {
            x = 1;
            future.complete(1);
        }).start();
        future.join();
        System.out.println(x);
    }
}
