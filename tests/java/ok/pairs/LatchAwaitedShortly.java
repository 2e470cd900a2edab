//@ outputs: "true 0\n" | "false 1\n" | "false 0\n"
// main gives up or not; who gives up may find it counted down right after.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchAwaitedShortly {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(latch::countDown).start();
        boolean done = latch.await(5, TimeUnit.MILLISECONDS);
        System.out.println(done + " " + latch.getCount());
    }
}
