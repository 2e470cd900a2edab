//@ outputs: "3 false\n"
//@ native: yes
// invokeAll with a generous limit runs everything.
import java.util.*;
import java.util.concurrent.*;

public class InvokeAllWithinSeconds {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
        int sum = 0;
        boolean cancelled = false;
        for (Future<Integer> f : pool.invokeAll(tasks, 5, TimeUnit.SECONDS)) {
            cancelled |= f.isCancelled();
            sum += f.get();
        }
        pool.shutdown();
        System.out.println(sum + " " + cancelled);
    }
}
