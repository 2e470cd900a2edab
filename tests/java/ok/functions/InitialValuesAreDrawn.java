//@ outputs: "12" | "21"
// Each thread draws a number of its own, whoever comes first.
import java.util.concurrent.atomic.AtomicInteger;

public class InitialValuesAreDrawn {
    public static void main(String[] args) throws Exception {
        AtomicInteger counter = new AtomicInteger();
        ThreadLocal<Integer> local = ThreadLocal.withInitial(counter::incrementAndGet);
        int[] seen = new int[2];
        Thread other = new Thread(() -> seen[1] = local.get() + 0 * local.get());
        other.start();
        seen[0] = local.get();
        other.join();
        System.out.print("" + seen[0] + seen[1]);
    }
}
