//@ flags: --race
// A counter that is read in opaque mode says that the work is done, but does not order it.
import java.util.concurrent.atomic.AtomicInteger;

public class SeenByOpaqueCounter {
    static int[] results = new int[2];

    public static void main(String[] args) {
        AtomicInteger done = new AtomicInteger();
        new Thread(() -> {
            results[1] = 7; //~ RACE
            done.incrementAndGet();
        }).start();
        if (done.getOpaque() == 1) {
            System.out.println(results[1]); //~ RACE
        }
    }
}
