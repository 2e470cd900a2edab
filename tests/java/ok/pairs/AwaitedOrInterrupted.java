//@ outputs: "passed true\n" | "interrupted false\n"
// A latch: who has looked at its status before the interrupt may find the latch open before it looks again.
import java.util.concurrent.CountDownLatch;

public class AwaitedOrInterrupted {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            try {
                latch.await();
                System.out.println("passed " + Thread.interrupted());
            } catch (InterruptedException e) {
                System.out.println("interrupted " + Thread.interrupted());
            }
        });
        t.start();
        t.interrupt();
        latch.countDown();
    }
}
