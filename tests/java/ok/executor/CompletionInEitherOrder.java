//@ outputs: "ab" | "ba"
// A completion service gives results as they come.
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CompletionInEitherOrder {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        ExecutorCompletionService<String> c = new ExecutorCompletionService<>(pool);
        c.submit(() -> "a");
        c.submit(() -> "b");
        System.out.print(c.take().get() + c.take().get());
        pool.shutdown();
    }
}
