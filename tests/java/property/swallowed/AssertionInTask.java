//@ flags: +property.swallowed=violation
// A failed assertion in a task of a pool ends nothing and says nothing.
import java.util.concurrent.*;

public class AssertionInTask {
    static int x;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {
            assert x == 1;
        });
        pool.shutdown();
    }
}
