//@ outputs: "1 true false\n" | "2 false true\n"
// One of the two completes the future, and both see the same value.
import java.util.concurrent.CompletableFuture;

public class CompletedTwice {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        boolean[] won = new boolean[1];
        Thread t = new Thread(() -> won[0] = future.complete(1));
        t.start();
        boolean mine = future.complete(2);
        t.join();
        System.out.println(future.join() + " " + won[0] + " " + mine);
    }
}
