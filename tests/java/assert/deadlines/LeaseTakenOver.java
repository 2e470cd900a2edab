// The lease of the first holder has run out by the clock while it is still at work, so that the second takes it too.
import java.time.Instant;

public class LeaseTakenOver {
    static Instant until = Instant.MIN;
    static volatile int holders;

    static synchronized boolean take() {
        Instant now = Instant.now();
        if (now.isBefore(until)) return false;
        until = now.plusMillis(500);
        return true;
    }

    static void work() {
        if (!take()) return;
        holders++;
        assert holders == 1; //~ ASSERT
        holders--;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LeaseTakenOver::work);
        t.start();
        work();
        t.join();
    }
}
