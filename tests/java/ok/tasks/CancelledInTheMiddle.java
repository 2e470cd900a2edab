//@ outputs: "true true 0" | "true true 1" | "false false 1"
// Cancelled before it starts (0), while it runs (1: nobody interrupts it), or too late.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class CancelledInTheMiddle {
    public static void main(String[] args) throws Exception {
        AtomicInteger runs = new AtomicInteger();
        FutureTask<Integer> f = new FutureTask<>(runs::incrementAndGet);
        Thread a = new Thread(f);
        a.start();
        boolean c = f.cancel(false);
        a.join();
        System.out.print(c + " " + f.isCancelled() + " " + runs);
    }
}
