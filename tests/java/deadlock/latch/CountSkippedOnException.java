// The worker fails before it counts down; its handler swallows the failure and main waits for ever.
import java.util.concurrent.CountDownLatch;

public class CountSkippedOnException {
    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            try {
                Integer.parseInt("no number");
                done.countDown();
            } catch (NumberFormatException e) {
                // forgotten: done.countDown()
            }
        });
        t.start();
        done.await(); //~ DEADLOCK
    }
}
