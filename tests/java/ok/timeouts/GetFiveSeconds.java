//@ native: yes
//@ outputs: "7\n"
// A future is done within five seconds when its task can run.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class GetFiveSeconds {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        int answer = pool.submit(() -> 7).get(5, TimeUnit.SECONDS);
        pool.shutdown();
        System.out.println(answer);
    }
}
