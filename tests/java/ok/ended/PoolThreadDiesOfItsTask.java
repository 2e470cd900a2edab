//@ outputs: "2 threads"
// A worker whose task throws is replaced: the second task runs in another thread, whatever the order.
import java.util.*;
import java.util.concurrent.*;
public class PoolThreadDiesOfItsTask {
    public static void main(String[] args) throws Exception {
        Set<Thread> seen = ConcurrentHashMap.newKeySet();
        ThreadFactory factory = r -> { Thread t = new Thread(r); t.setUncaughtExceptionHandler((x, e) -> {}); return t; };
        ExecutorService pool = Executors.newFixedThreadPool(1, factory);
        pool.execute(() -> { seen.add(Thread.currentThread()); throw new IllegalStateException(); });
        pool.execute(() -> seen.add(Thread.currentThread()));
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.print(seen.size() + " threads");
    }
}
