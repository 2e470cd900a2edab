//@ outputs: "123\n" | "132\n" | "213\n" | "312\n"
// Of three tasks for two workers, the third one begins when one of the others is done.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class InvokeAllThreeInTwo {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        AtomicInteger next = new AtomicInteger();
        Callable<Integer> task = next::incrementAndGet;
        int seen = 0;
        for (Future<Integer> f : pool.invokeAll(List.of(task, task, task))) seen = seen * 10 + f.get();
        pool.shutdown();
        System.out.println(seen);
    }
}
