//@ outputs: "ok\n"
//@ native: yes
// A sleep lasts at least as long as it says, by every clock.
import java.time.Duration;
import java.time.Instant;

public class SleepLastsByEveryClock {
    public static void main(String[] args) throws Exception {
        long nanos = System.nanoTime();
        Instant instant = Instant.now();
        Thread.sleep(50);
        assert System.nanoTime() - nanos >= 50_000_000L;
        assert Duration.between(instant, Instant.now()).toMillis() >= 49;
        System.out.println("ok");
    }
}
