//@ outputs: "true" | "false"
// set looks at the pair and then stores a new one. If the other thread has looked before main has set the same values, it stores them again in
// another object, and main's exchange, which has found them in the first one, fails.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicStampedReference;

public class CompareFailsBesideTheSameSet {
    public static void main(String[] args) throws Exception {
        AtomicStampedReference<String> r = new AtomicStampedReference<>("b", 1);
        Thread t = new Thread(() -> r.set("a", 0));
        t.start();
        r.set("a", 0);
        boolean exchanged = r.compareAndSet("a", "c", 0, 5);
        t.join();
        System.out.print(exchanged);
    }
}
