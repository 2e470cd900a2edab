//@ native: yes
//@ outputs: "x"
// Nobody shuts the pool down, but its idle threads end: so does the program.
import java.util.concurrent.*;

public class CoreThreadsTimeOut {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 10, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        pool.allowCoreThreadTimeOut(true);
        pool.execute(() -> System.out.print("x"));
    }
}
