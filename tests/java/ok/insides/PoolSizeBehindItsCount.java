//@ native: yes
//@ outputs: "0" | "1"
// The first task's worker counts before it is in the set: a second task is queued although the pool's size is 0.
import java.util.concurrent.*;

public class PoolSizeBehindItsCount {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
        Thread other = new Thread(() -> pool.execute(() -> {}));
        other.start();
        pool.execute(() -> {});
        int size = pool.getPoolSize();
        other.join();
        System.out.print(size);
        pool.shutdown();
    }
}
