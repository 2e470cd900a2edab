//@ needs: jdk>=21
// Two virtual threads of an executor count without a lock.
import java.util.concurrent.Executors;

public class LostUpdateInVirtual {
    static int count;

    public static void main(String[] args) {
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 2; i++) {
                pool.execute(() -> count++);
            }
        }
        assert count == 2; //~ ASSERT
    }
}
