// A factory gives no thread: the task stays in the queue, and its future is never done.
import java.util.concurrent.*;

public class FactoryGivesNoThread {
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> null);
        pool.submit(() -> 1).get();
    }
}
