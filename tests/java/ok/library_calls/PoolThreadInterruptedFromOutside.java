//@ outputs: "ab" | "ba" | "xb"
// The thread of a pool is interrupted by somebody who is not the pool: it waits on, and a task sees the interrupt only if it hits the task
// itself. That can only be the one of the other thread, because main interrupts before it hands in its own.
import java.util.concurrent.*;

public class PoolThreadInterruptedFromOutside {
    public static void main(String[] args) throws Exception {
        StringBuffer s = new StringBuffer();
        Thread[] worker = new Thread[1];
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> worker[0] = new Thread(r));
        pool.prestartCoreThread();
        Thread t = new Thread(() -> pool.execute(() -> s.append(Thread.currentThread().isInterrupted() ? "x" : "a")));
        t.start();
        worker[0].interrupt();
        pool.execute(() -> s.append(Thread.currentThread().isInterrupted() ? "x" : "b"));
        t.join();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.print(s);
    }
}
