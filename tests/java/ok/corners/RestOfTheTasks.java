//@ native: yes
//@ outputs: "0" | "1"
// The first task is the worker's own from the beginning and never in the queue; the second is there until it is taken.
import java.util.concurrent.*;

public class RestOfTheTasks {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> { });
        pool.execute(() -> { });
        System.out.print(pool.shutdownNow().size());
    }
}
