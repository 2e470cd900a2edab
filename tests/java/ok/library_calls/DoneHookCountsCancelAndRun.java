//@ outputs: "1 true" | "1 false"
// done() is called once, by whoever decided the task's end.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class DoneHookCountsCancelAndRun {
    public static void main(String[] args) throws Exception {
        AtomicInteger done = new AtomicInteger();
        FutureTask<Integer> f = new FutureTask<>(() -> 1) {
            protected void done() {
                done.incrementAndGet();
            }
        };
        Thread t = new Thread(f);
        t.start();
        boolean cancelled = f.cancel(false);
        t.join();
        System.out.print(done.get() + " " + cancelled);
    }
}
