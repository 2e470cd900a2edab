//@ outputs: "true\n" | "false\n"
// A timed latch await says whether the count came in time.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class TimedLatchBothWays {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread t = new Thread(latch::countDown);
        t.start();
        System.out.println(latch.await(100, TimeUnit.MILLISECONDS));
        t.join();
    }
}
