//@ outputs: "java.util.concurrent.CompletionException\n"
//@ native: yes
// whenComplete of a failed supplier sees the wrapped exception; join throws it again.
import java.util.concurrent.*;

public class WhenCompleteSeesIt {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> f = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException();
        });
        CompletableFuture<String> g = f.thenApply(s -> s + "!").whenComplete((s, e) -> {
            if (e == null) throw new AssertionError();
        });
        try {
            g.join();
        } catch (CompletionException e) {
            System.out.println(e.getClass().getName());
        }
    }
}
