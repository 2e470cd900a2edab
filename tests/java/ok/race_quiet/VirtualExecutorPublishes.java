//@ needs: jdk>=21
//@ flags: --race
//@ outputs: "3\n"
// close() of an executor waits for its tasks and publishes what they wrote.
import java.util.concurrent.*;

public class VirtualExecutorPublishes {
    static int a, b;

    public static void main(String[] args) throws Exception {
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            pool.submit(() -> a = 1);
            pool.submit(() -> b = 2);
        }
        System.out.println(a + b);
    }
}
