//@ native: yes
//@ outputs: "true\n"
// Both count down, so that the await is met.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchAwaitsThirtySeconds {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(latch::countDown).start();
        new Thread(latch::countDown).start();
        System.out.println(latch.await(30, TimeUnit.SECONDS));
    }
}
