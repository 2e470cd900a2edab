//@ outputs: "1" | "2"
// Both tasks come too late, and both handlers count without a lock.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class RejectionsAreCounted {
    static int rejected;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
            (task, by) -> rejected++);
        pool.shutdown();
        Thread other = new Thread(() -> pool.execute(() -> {}));
        other.start();
        pool.execute(() -> {});
        other.join();
        System.out.print(rejected);
    }
}
