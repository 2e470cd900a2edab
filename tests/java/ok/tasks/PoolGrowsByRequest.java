//@ native: yes
//@ outputs: "2"
// A second worker is needed, or both tasks would wait for each other; setCorePoolSize starts it.
import java.util.concurrent.*;
public class PoolGrowsByRequest {
    public static void main(String[] args) throws Exception {
        CyclicBarrier both = new CyclicBarrier(2);
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Callable<Integer> meet = () -> { both.await(); return 1; };
        Future<Integer> a = pool.submit(meet), b = pool.submit(meet);
        pool.setCorePoolSize(2);
        System.out.print(a.get() + b.get());
        pool.shutdown();
    }
}
