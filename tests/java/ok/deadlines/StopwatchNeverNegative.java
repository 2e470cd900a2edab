//@ outputs: "ok\n"
// Time measured by two clocks around work of another thread is never negative.
import java.time.*;

public class StopwatchNeverNegative {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Instant start = Instant.now();
        long millis = System.currentTimeMillis();
        Thread t = new Thread(() -> x++);
        t.start();
        t.join();
        assert !Duration.between(start, Instant.now()).isNegative();
        assert Clock.systemUTC().millis() >= millis;
        System.out.println("ok");
    }
}
