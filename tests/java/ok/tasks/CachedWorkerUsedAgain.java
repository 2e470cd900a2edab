//@ native: yes
//@ outputs: "0 0" | "0 1"
// A second task finds the first worker idle, or comes too early and gets one of its own.
import java.util.concurrent.*;

public class CachedWorkerUsedAgain {
    static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> 0);

    static int next() {
        int count = COUNT.get();
        COUNT.set(count + 1);
        return count;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        int first = pool.submit(CachedWorkerUsedAgain::next).get();
        int second = pool.submit(CachedWorkerUsedAgain::next).get();
        System.out.print(first + " " + second);
        pool.shutdown();
    }
}
