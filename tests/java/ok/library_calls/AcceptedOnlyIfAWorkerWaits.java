//@ outputs: "2" | "refused"
// A pool of one thread without a queue: the second task is refused unless the thread has come back to wait for it.
import java.util.concurrent.*;

public class AcceptedOnlyIfAWorkerWaits {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>());
        pool.submit(() -> 1).get();
        String s;
        try {
            s = "" + pool.submit(() -> 2).get();
        } catch (RejectedExecutionException e) {
            s = "refused";
        }
        pool.shutdown();
        System.out.print(s);
    }
}
