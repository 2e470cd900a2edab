//@ native: yes
//@ outputs: "abc"
// One worker runs tasks in the order of submission, one after the other.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SingleThreadKeepsOrder {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> System.out.print("a"));
        pool.execute(() -> System.out.print("b"));
        pool.execute(() -> System.out.print("c"));
        pool.shutdown();
    }
}
