//@ assumes: long_timeout
// The timeout of ten seconds was held back: the verdict says so and names the option.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class HoldsTimeoutsBack {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(latch::countDown).start();
        System.out.println(latch.await(10, TimeUnit.SECONDS));
    }
}
