//@ outputs: "1" | "2"
// A task throws, and its worker with it. After the worker is not counted any more, and before it has made another in its place, a
// task makes the one core worker; then there are two workers, and the tasks lose an update.
import java.util.concurrent.*;

public class DeadWorkerReplacedTwice {
    static int count;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> {
            Thread t = new Thread(r);
            t.setUncaughtExceptionHandler((thread, e) -> { });
            return t;
        });
        Runnable add = () -> { int c = count; count = c + 1; };
        pool.execute(() -> { throw new IllegalStateException(); });
        pool.execute(add);
        pool.execute(add);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.print(count);
    }
}
