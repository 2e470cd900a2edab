//@ native: yes
//@ outputs: "false 0\n" | "false 1\n" | "true 0\n" | "true 1\n"
// The pool's thread interrupts main, then counts; main looks at its own flag, then at the count.
// Confirmed on JDK 17 and 25, but for "false 1".
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class InterruptThenCount {
    public static void main(String[] args) {
        AtomicInteger count = new AtomicInteger();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(Thread.currentThread()::interrupt);
        pool.execute(count::incrementAndGet);
        boolean interrupted = Thread.currentThread().isInterrupted();
        int seen = count.get();
        pool.shutdown();
        System.out.println(interrupted + " " + seen);
    }
}
