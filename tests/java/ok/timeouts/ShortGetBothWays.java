//@ native: yes
//@ outputs: "7\n" | "timeout\n"
// A future may need more than half a second.
// Confirmed on JDK 17 and 25, but for "timeout".
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class ShortGetBothWays {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        String seen;
        try {
            seen = "" + pool.submit(() -> 7).get(500, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            seen = "timeout";
        }
        pool.shutdown();
        System.out.println(seen);
    }
}
