//@ needs: jdk>=21
//@ outputs: "abm" | "bam"
// Closing an executor waits for its tasks.
import java.util.concurrent.Executors;

public class PerTaskClosed {
    public static void main(String[] args) {
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            pool.submit(() -> System.out.print("a"));
            pool.submit(() -> System.out.print("b"));
        }
        System.out.print("m");
    }
}
