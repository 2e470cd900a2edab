//@ native: yes
//@ outputs: "false\n" | "true\n"
//@ assumes: !long_timeout
// A short timeout goes both ways.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class HoldsNothingBack {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(latch::countDown).start();
        System.out.println(latch.await(10, TimeUnit.MILLISECONDS));
    }
}
