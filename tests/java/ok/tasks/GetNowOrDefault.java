//@ native: yes
//@ outputs: "d" | "v"
// Done or not: both are seen.
import java.util.concurrent.*;

public class GetNowOrDefault {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> future = new CompletableFuture<>();
        Thread t = new Thread(() -> future.complete("v"));
        t.start();
        System.out.print(future.getNow("d"));
    }
}
