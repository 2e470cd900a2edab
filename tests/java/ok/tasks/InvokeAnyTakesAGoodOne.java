//@ native: yes
//@ outputs: "2"
// A task that fails is no answer.
import java.util.*;
import java.util.concurrent.*;
public class InvokeAnyTakesAGoodOne {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Callable<Integer> bad = () -> { throw new IllegalStateException(); };
        System.out.print(pool.invokeAny(List.of(bad, () -> 2)));
        pool.shutdown();
    }
}
