//@ outputs: "1" | "2"
// Whichever is completed first.
import java.util.concurrent.CompletableFuture;

public class FirstOfTwo {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> one = new CompletableFuture<>();
        CompletableFuture<String> two = new CompletableFuture<>();
        Thread other = new Thread(() -> one.complete("1"));
        other.start();
        CompletableFuture<Object> any = CompletableFuture.anyOf(one, two);
        two.complete("2");
        System.out.print(any.join());
    }
}
