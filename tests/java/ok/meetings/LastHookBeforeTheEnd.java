//@ outputs: "a t end\n"
// The hooks come in order, and all before anybody learns that the pool has ended.
import java.util.concurrent.*;

public class LastHookBeforeTheEnd {
    static String log = "";

    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
            protected void afterExecute(Runnable r, Throwable t) {
                log += "a ";
            }
            protected void terminated() {
                log += "t ";
            }
        };
        pool.execute(() -> {});
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        System.out.println(log + "end");
    }
}
