//@ outputs: "3"
// invokeAll gives the results when all are done.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class AllAreInvoked {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
        int sum = 0;
        for (Future<Integer> f : pool.invokeAll(tasks)) {
            sum += f.get();
        }
        pool.shutdown();
        System.out.print(sum);
    }
}
