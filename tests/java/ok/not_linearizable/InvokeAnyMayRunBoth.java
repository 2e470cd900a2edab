//@ native: yes
//@ outputs: "1 1\n" | "1 2\n"
// invokeAny submits the second task unless the first has ended by then, and cancels what is left: the
// second may have run when the answer is there. The pool's one thread ends the first task first.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class InvokeAnyMayRunBoth {
    public static void main(String[] args) throws Exception {
        AtomicInteger runs = new AtomicInteger();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        int answer = pool.invokeAny(List.of(runs::incrementAndGet, runs::incrementAndGet));
        System.out.println(answer + " " + runs.get());
        pool.shutdown();
    }
}
