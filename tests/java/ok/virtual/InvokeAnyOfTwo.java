//@ needs: jdk>=21
//@ outputs: "a" | "b"
// Whoever is first.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;

public class InvokeAnyOfTwo {
    public static void main(String[] args) throws Exception {
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            System.out.print(pool.invokeAny(List.<Callable<String>>of(() -> "a", () -> "b")));
        }
    }
}
