//@ outputs: "1\n" | "2\n"
// The holder counts itself in under the same lock under which the lease is taken, and a lease that ran out is taken
// from it: both get it when the clock moves on or when the first is through, one alone when neither is the case.
import java.time.Duration;
import java.time.Instant;

public class LeaseIsReleased {
    static Instant until = Instant.EPOCH;
    static int takers;

    static synchronized void take() {
        Instant now = Instant.now();
        if (now.isBefore(until)) return;
        until = now.plus(Duration.ofMillis(200));
        takers++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LeaseIsReleased::take);
        t.start();
        take();
        t.join();
        System.out.println(takers);
    }
}
