//@ native: yes
//@ outputs: "w1w2" | "w2w1"
// Each of the two tasks gets a worker of its own, because there are fewer than two.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class WorkersOfAFactory {
    public static void main(String[] args) throws Exception {
        AtomicInteger number = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2, r -> new Thread(r, "w" + number.incrementAndGet()));
        Runnable task = () -> System.out.print(Thread.currentThread().getName());
        pool.execute(task);
        pool.execute(task);
        pool.shutdown();
    }
}
