//@ outputs: "false 2" | "true 1"
// A forked task is taken back and run by its owner, or another worker has it.
import java.util.concurrent.*;
public class HeldCountUnlessForked {
    static volatile int runs;
    public static void main(String[] args) throws Exception {
        ForkJoinPool p = new ForkJoinPool(2);
        boolean[] un = new boolean[1];
        p.submit(() -> {
            ForkJoinTask<?> t = ForkJoinTask.adapt(() -> { runs++; });
            t.fork();
            un[0] = t.tryUnfork();
            if (!un[0]) { t.join(); runs++; } else t.invoke();
        }).join();
        System.out.print(un[0] + " " + runs);
    }
}
