//@ native: yes
//@ outputs: "true" | "false"
// A latch is open in time, or it is not.
import java.util.concurrent.*;

public class CountedDownInTime {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread t = new Thread(latch::countDown);
        t.start();
        System.out.print(latch.await(10, TimeUnit.MILLISECONDS));
    }
}
