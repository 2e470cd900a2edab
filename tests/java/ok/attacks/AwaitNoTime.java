//@ outputs: "false" | "true"
//@ native: yes
// To wait for no time is to ask.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class AwaitNoTime {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread t = new Thread(latch::countDown);
        t.start();
        System.out.print(latch.await(0, TimeUnit.SECONDS));
        t.join();
    }
}
