//@ outputs: "0\n" | "1\n" | "2\n"
// How many tasks a pool has done is no part of states until somebody asks; then every answer is there.
import java.util.concurrent.*;

public class FiguresAreCounted {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>());
        pool.execute(() -> { });
        pool.execute(() -> { });
        System.out.println(pool.getCompletedTaskCount());
        pool.shutdown();
    }
}
