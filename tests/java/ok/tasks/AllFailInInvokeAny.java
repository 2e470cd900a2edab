//@ native: yes
//@ outputs: "IllegalStateException"
import java.util.*;
import java.util.concurrent.*;
public class AllFailInInvokeAny {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Callable<Integer> bad = () -> { throw new IllegalStateException(); };
        try {
            pool.invokeAny(List.of(bad));
        } catch (ExecutionException e) {
            System.out.print(e.getCause().getClass().getSimpleName());
        }
        pool.shutdown();
    }
}
