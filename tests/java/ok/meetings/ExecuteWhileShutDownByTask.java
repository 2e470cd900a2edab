//@ outputs: "rejected\n" | "run\n"
// The pool is shut down by its own first task, before or after the second is handed in.
import java.util.concurrent.*;

public class ExecuteWhileShutDownByTask {
    static volatile String r = "";

    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newSingleThreadExecutor();
        p.execute(p::shutdown);
        try {
            p.execute(() -> r = "run");
        } catch (RejectedExecutionException e) {
            r = "rejected";
        }
        p.awaitTermination(1, TimeUnit.DAYS);
        System.out.println(r);
    }
}
