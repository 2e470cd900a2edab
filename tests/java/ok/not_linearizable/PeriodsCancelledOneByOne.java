//@ outputs: "false false\n" | "false true\n" | "true false\n" | "true true\n"
// Periodic tasks are cancelled one after the other.
import java.util.concurrent.*;

public class PeriodsCancelledOneByOne {
    public static void main(String[] a) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        Future<?> f = pool.scheduleAtFixedRate(() -> {}, 1, 1, TimeUnit.DAYS);
        Future<?> g = pool.scheduleAtFixedRate(() -> {}, 2, 1, TimeUnit.DAYS);
        Thread t = new Thread(pool::shutdown);
        t.start();
        boolean first = f.isCancelled();
        boolean second = g.isCancelled();
        System.out.println(first + " " + second);
        t.join();
    }
}
