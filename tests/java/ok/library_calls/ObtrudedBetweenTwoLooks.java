//@ outputs: "1 1" | "1 2" | "2 2"
// A result is replaced before, between or after two looks.
import java.util.concurrent.*;
public class ObtrudedBetweenTwoLooks {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = CompletableFuture.completedFuture(1);
        Thread a = new Thread(() -> f.obtrudeValue(2));
        a.start();
        int x = f.join(), y = f.getNow(0);
        a.join();
        System.out.print(x + " " + y);
    }
}
