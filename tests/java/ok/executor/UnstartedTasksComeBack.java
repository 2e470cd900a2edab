//@ outputs: "1:1" | "2:0"
// shutdownNow gives back what has not begun; the first task belongs to the worker that was started for it.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class UnstartedTasksComeBack {
    public static void main(String[] args) throws Exception {
        AtomicInteger ran = new AtomicInteger();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(ran::incrementAndGet);
        pool.execute(ran::incrementAndGet);
        int left = pool.shutdownNow().size();
        pool.awaitTermination(1, TimeUnit.HOURS);
        System.out.print(ran + ":" + left);
    }
}
