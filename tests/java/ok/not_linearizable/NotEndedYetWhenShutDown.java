//@ outputs: "open\n" | "true\n" | "false\n"
// A pool without threads is shut down first, and looks whether it has ended after that.
import java.util.concurrent.*;

public class NotEndedYetWhenShutDown {
    public static void main(String[] a) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Thread t = new Thread(pool::shutdown);
        t.start();
        System.out.println(pool.isShutdown() ? "" + pool.awaitTermination(0, TimeUnit.SECONDS) : "open");
        t.join();
        pool.shutdown();
    }
}
