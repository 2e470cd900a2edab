//@ outputs: "12" | "21"
//@ native: yes
// Two workers, two tasks: they come back in the order in which they are done.
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CompletedInEitherOrder {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        ExecutorCompletionService<String> done = new ExecutorCompletionService<>(pool);
        done.submit(() -> "1");
        done.submit(() -> "2");
        System.out.print(done.take().get() + done.take().get());
        pool.shutdown();
    }
}
