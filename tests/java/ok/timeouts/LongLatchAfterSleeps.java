//@ outputs: "true\n"
// Others may sleep as long as the wait is longer in sum: half a second four times is less than three.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LongLatchAfterSleeps {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            try {
                for (int i = 0; i < 4; i++) Thread.sleep(500);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            latch.countDown();
        });
        t.start();
        System.out.println(latch.await(3, TimeUnit.SECONDS));
        t.join();
    }
}
