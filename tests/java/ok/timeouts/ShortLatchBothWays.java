//@ native: yes
//@ outputs: "false\n" | "true\n"
// A hundred milliseconds may be too short.
// Confirmed on JDK 17 and 25, but for "false".
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class ShortLatchBothWays {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(latch::countDown).start();
        System.out.println(latch.await(100, TimeUnit.MILLISECONDS));
    }
}
