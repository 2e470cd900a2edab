//@ outputs: "0" | "1" | "7"
// The pair is read first and its stamp stored in the caller's array afterwards: another thread can change the pair, and
// store into the array, in between.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicStampedReference;

public class StampHolderOfTwo {
    public static void main(String[] args) throws Exception {
        AtomicStampedReference<String> r = new AtomicStampedReference<>("a", 0);
        int[] holder = {5};
        Thread t = new Thread(() -> {
            r.set("b", 1);
            holder[0] = 7;
        });
        t.start();
        r.get(holder);
        t.join();
        System.out.print(holder[0]);
    }
}
