// A pool thread keeps its thread-locals from task to task.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ThreadLocalReusedInPool {
    static final ThreadLocal<String> user = new ThreadLocal<>();

    static void serve(String name) {
        assert user.get() == null; //~ ASSERT
        user.set(name);
        // forgotten: user.remove()
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> serve("a"));
        pool.execute(() -> serve("b"));
        pool.shutdown();
    }
}
