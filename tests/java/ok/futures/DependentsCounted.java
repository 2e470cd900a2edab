//@ native: yes
//@ outputs: "0" | "1"
import java.util.concurrent.*;
public class DependentsCounted {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        Thread t = new Thread(() -> a.thenRun(() -> {}));
        t.start();
        System.out.print(a.getNumberOfDependents());
        t.join();
    }
}
