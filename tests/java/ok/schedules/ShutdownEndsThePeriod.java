//@ outputs: "0\n" | "1\n" | "2+\n"
// A pool that is shut down drops its periodic tasks: any number of runs may be over by then.
import java.util.concurrent.*;

public class ShutdownEndsThePeriod {
    static volatile int runs;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleAtFixedRate(() -> {
            if (runs < 2) runs++;
        }, 10, 10, TimeUnit.MILLISECONDS);
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(runs < 2 ? "" + runs : "2+");
    }
}
