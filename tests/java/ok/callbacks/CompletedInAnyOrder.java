//@ native: yes
//@ outputs: "ab" | "ba"
// A completion service gives results as they come.
import java.util.concurrent.*;

public class CompletedInAnyOrder {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletionService<String> service = new ExecutorCompletionService<>(pool);
        service.submit(() -> "a");
        service.submit(() -> "b");
        System.out.print(service.take().get() + service.take().get());
        pool.shutdown();
    }
}
