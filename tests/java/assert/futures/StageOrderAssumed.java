// Two stages on threads of their own: nothing orders them.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

public class StageOrderAssumed {
    static volatile boolean first;

    public static void main(String[] args) {
        Executor threads = r -> new Thread(r).start();
        CompletableFuture.runAsync(() -> first = true, threads);
        CompletableFuture<Void> second = CompletableFuture.runAsync(() -> {}, threads);
        second.join();
        assert first; //~ ASSERT
    }
}
