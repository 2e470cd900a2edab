//@ outputs: "done\n"
//@ note: none
// A task every 10 ms until it has run twice.
import java.util.concurrent.*;

public class TwoBeatsThenShutdown {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        CountDownLatch beats = new CountDownLatch(2);
        pool.scheduleAtFixedRate(beats::countDown, 0, 10, TimeUnit.MILLISECONDS);
        beats.await();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        System.out.println("done");
    }
}
