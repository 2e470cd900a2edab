// The only worker waits for a task that it would have to run.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class TaskWaitsForItsOwnPool {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> pool.submit(() -> 1).get()).get(); //~ DEADLOCK
    }
}
