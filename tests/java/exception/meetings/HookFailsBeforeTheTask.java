//@ expect: exception java.lang.IllegalStateException
// What the hook throws ends the worker, and the task has not run.
import java.util.concurrent.*;

public class HookFailsBeforeTheTask {
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
            protected void beforeExecute(Thread t, Runnable r) {
                throw new IllegalStateException("no");
            }
        };
        pool.submit(() -> 1).get();
    }
}
