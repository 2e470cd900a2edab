//@ needs: jdk<=20
//@ outputs: "x"
// With two processors, older libraries start a thread for each task, which is no daemon.
import java.util.concurrent.*;

public class AsyncWithoutThePool {
    public static void main(String[] args) throws Exception {
        CompletableFuture.runAsync(() -> System.out.print("x"));
    }
}
