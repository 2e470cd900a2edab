//@ flags: +listener=race
// countDown comes before the await that it ends.
import java.util.concurrent.CountDownLatch;

public class Latched {
    static int x;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            x = 1;
            latch.countDown();
        }).start();
        latch.await();
        System.out.println(x);
    }
}
