//@ needs: jdk>=21
//@ outputs: "1"
// A semaphore keeps virtual threads apart.
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class LimitedBySemaphore {
    static int inside, most;

    public static void main(String[] args) {
        Semaphore s = new Semaphore(1);
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 2; i++) {
                pool.submit(() -> {
                    s.acquire();
                    inside++;
                    most = Math.max(most, inside);
                    inside--;
                    s.release();
                    return null;
                });
            }
        }
        System.out.print(most);
    }
}
