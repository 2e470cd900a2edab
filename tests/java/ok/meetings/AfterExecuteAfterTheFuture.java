//@ outputs: "0\n" | "1\n"
// The future of a task is done before the hook of the pool is called.
import java.util.concurrent.*;

public class AfterExecuteAfterTheFuture {
    static volatile int after;

    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
            protected void afterExecute(Runnable r, Throwable t) {
                after = 1;
            }
        };
        p.submit(() -> 1).get();
        System.out.println(after);
        p.shutdown();
    }
}
