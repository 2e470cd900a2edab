//@ note: none
// Each future of invokeAll is asked.
import java.util.List;
import java.util.concurrent.*;

public class InvokeAllIsRead {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Callable<Integer> task = () -> Integer.valueOf("x");
        for (Future<Integer> future : pool.invokeAll(List.of(task))) {
            try {
                future.get();
            } catch (ExecutionException e) {
                // Heard.
            }
        }
        pool.shutdown();
    }
}
