//@ outputs: "false\n" | "true\n"
// A sleep that ends after the wait does lets the wait time out first, unless it has begun when the sleep is over.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LongLatchAgainstLongerSleep {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(5_000);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            latch.countDown();
        });
        t.start();
        System.out.println(latch.await(2, TimeUnit.SECONDS));
        t.join();
    }
}
