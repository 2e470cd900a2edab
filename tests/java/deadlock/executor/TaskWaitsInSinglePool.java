// A task in a pool of one thread waits for another task of the same pool.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class TaskWaitsInSinglePool {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> outer = pool.submit(() -> {
            Future<Integer> inner = pool.submit(() -> 1);
            return inner.get() + 1; //~ DEADLOCK
        });
        outer.get(); //~ DEADLOCK
        pool.shutdown();
    }
}
