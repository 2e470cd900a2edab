//@ needs: jdk>=21
//@ expect: exception java.lang.IllegalStateException
// resultNow before the task is done.
import java.util.concurrent.*;

public class VirtualAskedTooEarly {
    public static void main(String[] args) throws Exception {
        try (var scope = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Integer> a = scope.submit(() -> 1);
            System.out.println(a.resultNow()); //~ THROWS
        }
    }
}
