//@ native: yes
//@ outputs: "12" | "21"
import java.util.concurrent.*;
public class CompletionServiceOrder {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        ExecutorCompletionService<Integer> s = new ExecutorCompletionService<>(pool);
        s.submit(() -> 1);
        s.submit(() -> 2);
        System.out.print(s.take().get() + "" + s.take().get());
        pool.shutdown();
    }
}
