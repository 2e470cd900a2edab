//@ flags: +property.swallowed=violation
// invokeAll waits for all tasks and gives their futures; nobody asks them.
import java.util.List;
import java.util.concurrent.*;

public class InvokeAllNobodyLooks {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Callable<Integer> task = () -> Integer.valueOf("x");
        pool.invokeAll(List.of(task));
        pool.shutdown();
    }
}
