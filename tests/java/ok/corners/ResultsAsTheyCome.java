//@ native: yes
//@ outputs: "ab" | "ba"
// take gives futures in the order in which they are done.
import java.util.concurrent.*;

public class ResultsAsTheyCome {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletionService<String> service = new ExecutorCompletionService<>(pool);
        service.submit(() -> "a");
        service.submit(() -> "b");
        System.out.print(service.take().get() + service.take().get());
        pool.shutdown();
    }
}
