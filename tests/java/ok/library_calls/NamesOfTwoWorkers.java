//@ outputs: "first" | "second"
// The second task of a cached pool finds the thread of the first one idle, or not.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class NamesOfTwoWorkers {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        Thread one = pool.submit(Thread::currentThread).get();
        Thread two = pool.submit(Thread::currentThread).get();
        pool.shutdown();
        System.out.print(one == two ? "first" : "second");
    }
}
