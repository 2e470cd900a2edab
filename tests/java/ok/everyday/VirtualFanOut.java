//@ needs: jdk>=21
//@ outputs: "3\n"
//@ native: yes
// Structured use of virtual threads: the results are there when the block ends.
import java.util.concurrent.*;

public class VirtualFanOut {
    public static void main(String[] args) throws Exception {
        Future<Integer> a, b;
        try (var scope = Executors.newVirtualThreadPerTaskExecutor()) {
            a = scope.submit(() -> 1);
            b = scope.submit(() -> 2);
        }
        System.out.println(a.resultNow() + b.resultNow());
    }
}
