//@ flags: +listener=race
// What is written before submit is seen by the task, what the task wrote after get.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Submitted {
    static int x, y;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        x = 1;
        pool.submit(() -> y = x).get();
        pool.shutdown();
        System.out.println(y);
    }
}
