//@ native: yes
//@ outputs: "12" | "21"
// A queue of the program's that refuses while the pool may grow: both tasks get a worker, or the second waits.
import java.util.concurrent.*;
public class QueueThatRefuses {
    static ThreadPoolExecutor pool;
    static class Queue extends LinkedBlockingQueue<Runnable> {
        public boolean offer(Runnable r) { return pool.getCorePoolSize() > 1 && super.offer(r); }
    }
    public static void main(String[] args) throws Exception {
        StringBuffer text = new StringBuffer();
        pool = new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, new Queue());
        pool.execute(() -> text.append(1));
        pool.execute(() -> text.append(2));
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.print(text);
    }
}
