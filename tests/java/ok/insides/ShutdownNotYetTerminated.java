//@ native: yes
//@ outputs: "false false\n" | "false true\n" | "true false\n" | "true true\n"
// Two questions, one after the other: the pool may be shut down before, between or after them, and ends a step later.
import java.util.concurrent.*;

public class ShutdownNotYetTerminated {
    public static void main(String[] args) {
        ExecutorService pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        new Thread(pool::shutdown).start();
        System.out.println(pool.isShutdown() + " " + pool.isTerminated());
    }
}
