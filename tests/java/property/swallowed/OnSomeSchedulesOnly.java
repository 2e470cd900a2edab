//@ flags: +property.swallowed=violation
// The task fails only if it runs before main has set the value.
import java.util.concurrent.*;

public class OnSomeSchedulesOnly {
    static volatile Integer value;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> value.toString());
        value = 1;
        pool.shutdown();
    }
}
