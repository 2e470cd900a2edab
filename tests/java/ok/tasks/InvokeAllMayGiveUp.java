//@ outputs: "0\n" | "1\n" | "2\n" | "10\n" | "12\n" | "20\n" | "21\n"
// invokeAll with a short timeout cancels what is not done by then, be it in the middle of its run.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InvokeAllMayGiveUp {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        AtomicInteger next = new AtomicInteger();
        Callable<Integer> task = next::incrementAndGet;
        int seen = 0;
        for (Future<Integer> f : pool.invokeAll(List.of(task, task), 50, TimeUnit.MILLISECONDS)) {
            seen = seen * 10 + (f.isCancelled() ? 0 : f.get());
        }
        pool.shutdown();
        System.out.println(seen);
    }
}
