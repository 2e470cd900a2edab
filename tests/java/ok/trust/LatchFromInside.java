//@ flags: +jdk.trust=none
//@ native: yes
//@ outputs: "5\n"
// A latch explored step by step: what was written before the count is seen after the await.
import java.util.concurrent.CountDownLatch;

public class LatchFromInside {
    static int data;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            data = 5;
            latch.countDown();
        });
        t.start();
        latch.await();
        System.out.println(data);
    }
}
