//@ outputs: "v\n"
//@ note: none
// A future that is asked for again and again.
import java.util.concurrent.*;

public class GetUntilDone {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<String> future = pool.submit(() -> "v");
        String got = null;
        while (got == null) {
            try {
                got = future.get(10, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
            }
        }
        System.out.println(got);
        pool.shutdown();
    }
}
