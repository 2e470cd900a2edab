// Main ends, but the pool's worker is no daemon and waits for tasks for ever. No line of the program is
// to blame but the missing one, so there is no mark.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolNeverShutDown {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> 1).get();
        // forgotten: pool.shutdown()
    }
}
