// Each thread waits for the other's latch before it opens its own.
import java.util.concurrent.CountDownLatch;

public class LatchesCrossed {
    static final CountDownLatch a = new CountDownLatch(1), b = new CountDownLatch(1);

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                a.await(); //~ DEADLOCK
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
            b.countDown();
        });
        t.start();
        b.await(); //~ DEADLOCK
        a.countDown();
    }
}
