//@ outputs: "in time" | "too late"
// A permit given before the start is lost; the thread waits a little only.
import java.util.concurrent.locks.LockSupport;

public class UnparkedEarlyOrLate {
    static volatile String seen;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            long before = System.nanoTime();
            LockSupport.parkNanos(500_000_000);
            seen = System.nanoTime() - before < 500_000_000 ? "in time" : "too late";
        });
        Thread starter = new Thread(worker::start);
        starter.start();
        LockSupport.unpark(worker);
        starter.join();
        worker.join();
        System.out.print(seen);
    }
}
