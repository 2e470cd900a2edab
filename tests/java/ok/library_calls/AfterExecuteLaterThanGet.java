//@ outputs: "0" | "1"
// A task is done before the pool calls its hook.
import java.util.concurrent.*;
public class AfterExecuteLaterThanGet {
    static volatile int x;
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) { protected void afterExecute(Runnable r, Throwable t) { x = 1; } };
        p.submit(() -> { }).get();
        int seen = x;
        p.shutdown();
        System.out.print(seen);
    }
}
