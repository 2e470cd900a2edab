//@ expect: exception java.lang.IllegalStateException
// execute() has no future: the exception is uncaught in the worker.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExceptionInExecute {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {
            throw new IllegalStateException("heard"); //~ THROWS
        });
        pool.shutdown();
    }
}
