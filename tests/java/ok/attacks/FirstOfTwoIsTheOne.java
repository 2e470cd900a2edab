//@ outputs: "1" | "2"
//@ native: yes
// The first of two futures to be completed is the one.
import java.util.concurrent.CompletableFuture;

public class FirstOfTwoIsTheOne {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> a = new CompletableFuture<>();
        CompletableFuture<String> b = new CompletableFuture<>();
        CompletableFuture<Object> any = CompletableFuture.anyOf(a, b);
        Thread t = new Thread(() -> a.complete("1"));
        t.start();
        b.complete("2");
        System.out.print(any.join());
        t.join();
    }
}
