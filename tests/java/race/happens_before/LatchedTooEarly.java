//@ flags: +listener=race
// The data is written after countDown.
import java.util.concurrent.CountDownLatch;

public class LatchedTooEarly {
    static int x;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            latch.countDown();
            x = 1; //~ RACE
        }).start();
        latch.await();
        System.out.println(x); //~ RACE
    }
}
