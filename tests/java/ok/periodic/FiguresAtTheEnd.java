//@ outputs: "2\n" | "3\n"
// A number of tasks that depends on the schedule shows in the figures of a pool that has ended, when nobody else is there.
import java.util.concurrent.*;

public class FiguresAtTheEnd {
    static volatile boolean more;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>());
        Thread t = new Thread(() -> more = true);
        t.start();
        if (more) pool.execute(() -> { });
        pool.execute(() -> { });
        pool.execute(() -> { });
        t.join();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(pool.getCompletedTaskCount());
    }
}
