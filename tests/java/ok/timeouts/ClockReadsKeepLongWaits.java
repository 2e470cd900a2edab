//@ outputs: "true\n"
// A worker that measures its time does not make the one who waits for it give up.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class ClockReadsKeepLongWaits {
    static volatile long took;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            long start = System.nanoTime();
            Thread.yield();
            took = System.nanoTime() - start;
            latch.countDown();
        });
        t.start();
        System.out.println(latch.await(10, TimeUnit.SECONDS));
        t.join();
    }
}
