//@ expect: exception java.util.concurrent.ExecutionException
// get() throws what the task threw, wrapped.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ExceptionFromFutureGet {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> f = pool.submit(() -> 1 / Integer.parseInt("0"));
        pool.shutdown();
        f.get(); //~ THROWS
    }
}
