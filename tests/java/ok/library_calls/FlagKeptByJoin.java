//@ outputs: "1 true"
// An interrupt that comes while a thread waits for a future, or before, is there after it.
import java.util.concurrent.*;
public class FlagKeptByJoin {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        String[] s = new String[1];
        Thread a = new Thread(() -> { int v = f.join(); s[0] = v + " " + Thread.interrupted(); });
        a.start();
        a.interrupt();
        f.complete(1);
        a.join();
        System.out.print(s[0]);
    }
}
