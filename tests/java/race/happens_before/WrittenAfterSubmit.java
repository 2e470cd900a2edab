//@ flags: +listener=race
// What is written after submit is not ordered.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class WrittenAfterSubmit {
    static int x;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> System.out.println(x)); //~ RACE
        x = 1; //~ RACE
        pool.shutdown();
    }
}
