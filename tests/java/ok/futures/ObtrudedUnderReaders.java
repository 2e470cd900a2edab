//@ outputs: "11" | "12" | "22"
// obtrudeValue replaces what is there; a reader never goes back.
import java.util.concurrent.CompletableFuture;

public class ObtrudedUnderReaders {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = CompletableFuture.completedFuture(1);
        Thread t = new Thread(() -> f.obtrudeValue(2));
        t.start();
        int a = f.join();
        int b = f.join();
        t.join();
        System.out.print(a + "" + b);
    }
}
