//@ native: yes
//@ needs: jdk>=21
//@ outputs: "1" | "2"
// Virtual threads interleave like others.
import java.util.concurrent.*;

public class VirtualPerTask {
    static int n;

    public static void main(String[] args) throws Exception {
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            pool.submit(() -> n++);
            pool.submit(() -> n++);
        }
        System.out.print(n);
    }
}
