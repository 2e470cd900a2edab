//@ native: yes
//@ outputs: "RUNNABLE\n" | "WAITING\n"
// The thread is parked by the latch, or not yet.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.CountDownLatch;

public class WaitingForALatch {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        System.out.println(t.getState());
        latch.countDown();
        t.join();
    }
}
