//@ outputs: "false false\n" | "true false\n" | "true true\n" | "false true\n"
// The pool is shut down, and then cancels what is periodic.
import java.util.concurrent.*;

public class ShutDownBeforeItsTasksAreCancelled {
    public static void main(String[] a) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        Future<?> f = pool.scheduleAtFixedRate(() -> {}, 1, 1, TimeUnit.DAYS);
        Thread t = new Thread(pool::shutdown);
        t.start();
        boolean down = pool.isShutdown();
        boolean cancelled = f.isCancelled();
        System.out.println(down + " " + cancelled);
        t.join();
    }
}
