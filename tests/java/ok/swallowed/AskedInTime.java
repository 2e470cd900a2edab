//@ flags: +property.swallowed=violation
//@ outputs: "ExecutionException"
//@ note: none
// get shows it.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class AskedInTime {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> f = pool.submit(() -> {
            throw new IllegalStateException("lost");
        });
        pool.shutdown();
        try {
            f.get();
        } catch (ExecutionException e) {
            System.out.print("ExecutionException");
        }
    }
}
