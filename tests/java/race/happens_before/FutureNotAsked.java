//@ flags: +listener=race
// Nobody calls get: the task's write is not ordered.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class FutureNotAsked {
    static int x;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> x = 1); //~ RACE
        pool.shutdown();
        System.out.println(x); //~ RACE
    }
}
