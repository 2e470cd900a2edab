//@ outputs: "queued 1\n"
// A factory that gives no thread leaves the task in the queue.
import java.util.concurrent.*;

public class FactoryGivesNothing {
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> null);
        p.execute(() -> {});
        System.out.println("queued " + p.shutdownNow().size());
    }
}
