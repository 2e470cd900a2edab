import java.util.concurrent.*;
public class FutureOrder {
    static String state = "new";
    public static void main(String[] args) throws Exception {
        CompletableFuture<Void> loaded = CompletableFuture.runAsync(() -> { });
        CompletableFuture<Void> x = loaded.thenRunAsync(() -> state = "loaded");
        CompletableFuture<Void> y = loaded.thenRunAsync(() -> state = "shown");
        CompletableFuture.allOf(x, y).join();
        assert state.equals("shown") : state;
    }
}
