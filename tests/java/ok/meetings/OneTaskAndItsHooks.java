//@ outputs: "b r a t .\n"
// One task, its hooks, the last hook.
import java.util.concurrent.*;

public class OneTaskAndItsHooks {
    static String log = "";

    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new SynchronousQueue<>()) {
            protected void beforeExecute(Thread t, Runnable r) {
                log += "b ";
            }
            protected void afterExecute(Runnable r, Throwable t) {
                log += "a ";
            }
            protected void terminated() {
                log += "t ";
            }
        };
        p.execute(() -> log += "r ");
        p.shutdown();
        while (!p.awaitTermination(1, TimeUnit.DAYS));
        System.out.println(log + ".");
    }
}
