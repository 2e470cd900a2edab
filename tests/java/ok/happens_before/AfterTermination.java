//@ flags: +listener=race
// What tasks did is seen after awaitTermination has answered true.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class AfterTermination {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> x++);
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.HOURS)) {
            System.out.println(x);
        }
    }
}
