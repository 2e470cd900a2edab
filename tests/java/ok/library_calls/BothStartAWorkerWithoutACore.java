//@ outputs: "1" | "2"
// A pool with no core threads: whoever puts a task into the queue then looks whether there is a worker. Both may look before
// either has made one, so that there are two workers, and the two tasks lose an update.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class BothStartAWorkerWithoutACore {
    static int count;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 2, 5, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Runnable add = () -> { int c = count; count = c + 1; };
        Thread t = new Thread(() -> pool.execute(add));
        t.start();
        pool.execute(add);
        t.join();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.print(count);
    }
}
