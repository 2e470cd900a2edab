//@ native: yes
//@ outputs: "1\n"
// orTimeout of ten seconds does not come before a completion that can happen.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class OrTimeoutInTime {
    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<Integer>().orTimeout(10, TimeUnit.SECONDS);
        new Thread(() -> future.complete(1)).start();
        System.out.println(future.join());
    }
}
