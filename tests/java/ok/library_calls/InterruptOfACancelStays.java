//@ outputs: "false" | "true"
// The thread that is cancelled keeps the interrupt, if it came at all.
import java.util.concurrent.*;
public class InterruptOfACancelStays {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> t = new FutureTask<>(() -> 1);
        boolean[] left = new boolean[1];
        Thread a = new Thread(() -> { t.run(); left[0] = Thread.interrupted(); });
        a.start();
        t.cancel(true);
        a.join();
        System.out.print(left[0]);
    }
}
