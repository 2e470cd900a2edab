//@ flags: --race
// A counter orders the work before whoever reads it; that others read it in opaque mode is their business.
import java.util.concurrent.atomic.AtomicInteger;

public class SeenByCounter {
    static int[] results = new int[2];

    public static void main(String[] args) {
        AtomicInteger done = new AtomicInteger();
        new Thread(() -> {
            results[1] = 7;
            done.updateAndGet(n -> n + 1);
        }).start();
        done.getOpaque();
        if (done.accumulateAndGet(0, Integer::sum) == 1) {
            System.out.println(results[1]);
        }
    }
}
