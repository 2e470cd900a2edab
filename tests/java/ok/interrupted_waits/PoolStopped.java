//@ outputs: "" | "i0" | "i1" | "t3"
// The task may never begin, or not be done when it is looked at (""). It is interrupted before main offers 3, so take gives up, and finds
// 3 in the queue or not. Or it waits, is woken by the interrupt, and before it looks 3 is offered and it has got the signal: then it has
// 3, and keeps the status.
import java.util.concurrent.*;
public class PoolStopped {
    public static void main(String[] a) throws Exception {
        BlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<String> f = pool.submit(() -> { try { return "t" + q.take(); } catch (InterruptedException e) { return "i" + q.size(); } });
        pool.shutdownNow();
        q.offer(3);
        String r = f.isDone() ? f.isCancelled() ? "c" : f.get() : "?";
        System.out.print(r.charAt(0) == '?' ? "" : r);
    }
}
