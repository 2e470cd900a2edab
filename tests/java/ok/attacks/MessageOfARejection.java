//@ outputs: "0" | "1"
//@ native: yes
// The pool is shut down while its only task runs, waits in the hands of a worker, or is done; the message of the rejection tells how many
// were completed by then. The task before is done in any case, because the pool ends only then.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class MessageOfARejection {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> { });
        pool.shutdown();
        try {
            pool.execute(() -> System.out.print("done"));
        } catch (RejectedExecutionException e) {
            System.out.print(e.getMessage().contains("completed tasks = 1") ? 1 : 0);
        }
    }
}
