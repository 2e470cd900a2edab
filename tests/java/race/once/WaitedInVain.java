//@ flags: --race
// A wait that may have ended by its limit orders nothing.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class WaitedInVain {
    static int data;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread other = new Thread(() -> {
            data = 1; //~ RACE
            latch.countDown();
        });
        other.start();
        latch.await(10, TimeUnit.MILLISECONDS);
        data++; //~ RACE
    }
}
