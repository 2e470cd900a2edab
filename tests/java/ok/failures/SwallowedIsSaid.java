//@ note: SwallowedIsSaid.java:
// The same by default: a note with its place.
import java.util.concurrent.*;

public class SwallowedIsSaid {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {
            int[] a = new int[1];
            a[1] = 1;
        });
        pool.shutdown();
    }
}
