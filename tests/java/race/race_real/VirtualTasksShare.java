//@ needs: jdk>=21
//@ flags: --race
// Two virtual tasks and one plain counter.
import java.util.concurrent.*;

public class VirtualTasksShare {
    static int hits;

    public static void main(String[] args) throws Exception {
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            pool.submit(() -> hits++); //~ RACE
            pool.submit(() -> hits++); //~ RACE
        }
    }
}
