//@ flags: +listener=race
// Tasks of a pool with one thread run one after the other.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class TasksOfOneThread {
    static int x;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> x++);
        pool.execute(() -> x++);
        pool.shutdown();
    }
}
