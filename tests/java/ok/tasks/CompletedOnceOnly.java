//@ native: yes
//@ outputs: "true false 1" | "false true 2"
// Two threads complete a future: one of them does.
import java.util.concurrent.*;

public class CompletedOnceOnly {
    static boolean mine;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread t = new Thread(() -> mine = future.complete(1));
        t.start();
        boolean other = future.complete(2);
        t.join();
        System.out.print(mine + " " + other + " " + future.join());
    }
}
