//@ outputs: "1,1" | "1,2" | "2,2"
// A result that is there is replaced by force.
import java.util.concurrent.CompletableFuture;

public class ResultIsObtruded {
    static final CompletableFuture<Integer> future = CompletableFuture.completedFuture(1);

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { future.obtrudeValue(2); });
        writer.start();
        Integer a = future.getNow(0);
        Integer b = future.getNow(0);
        writer.join();
        System.out.print(a + "," + b);
    }
}
