// One worker counts twice, so the latch opens before the other has done its work.
import java.util.concurrent.CountDownLatch;

public class CountedTooOften {
    static volatile boolean second;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        Thread a = new Thread(() -> {
            latch.countDown();
            latch.countDown();
        });
        Thread b = new Thread(() -> {
            second = true;
            latch.countDown();
        });
        a.start();
        b.start();
        latch.await();
        assert second; //~ ASSERT
    }
}
