// The latch wants three counts and gets two.
import java.util.concurrent.CountDownLatch;

public class CountedTooFew {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(3);
        new Thread(latch::countDown).start();
        new Thread(latch::countDown).start();
        latch.await(); //~ DEADLOCK
    }
}
