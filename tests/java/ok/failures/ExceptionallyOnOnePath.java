//@ outputs: "1\n" | "-1\n"
//@ note: none
// A stage that fails on some schedules is handled.
import java.util.concurrent.*;

public class ExceptionallyOnOnePath {
    static volatile Integer value;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> value = 1);
        t.start();
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> value.intValue()).exceptionally(e -> -1);
        System.out.println(f.join());
        t.join();
    }
}
