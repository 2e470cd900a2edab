//@ outputs: "true" | "false"
// Like CompareFailsBesideTheSameSet, with a mark: the same values are stored again in another object.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicMarkableReference;

public class MarkComparedBesideTheSameSet {
    public static void main(String[] args) throws Exception {
        AtomicMarkableReference<String> r = new AtomicMarkableReference<>("a", false);
        Thread t = new Thread(() -> r.set("a", true));
        t.start();
        r.set("a", true);
        boolean exchanged = r.compareAndSet("a", "c", true, true);
        t.join();
        System.out.print(exchanged);
    }
}
