//@ native: yes
//@ outputs: "false 2\n" | "true 1\n"
// remove finds the second task in the queue, or comes too late: then it runs.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class RemovedFromQueueOrNot {
    static final AtomicInteger count = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        Thread[] worker = new Thread[1];
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
            r -> worker[0] = new Thread(r));
        Runnable second = count::incrementAndGet;
        pool.execute(count::incrementAndGet);
        pool.execute(second);
        boolean removed = pool.remove(second);
        pool.shutdown();
        worker[0].join();
        System.out.println(removed + " " + count.get());
    }
}
