//@ outputs: "false" | "true"
// The pair is read first and its mark stored in the caller's array afterwards. The other thread sets the mark and
// stores true into the array: the old mark may be what is stored last.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicMarkableReference;

public class MarkHolderOfTwo {
    public static void main(String[] args) throws Exception {
        AtomicMarkableReference<String> r = new AtomicMarkableReference<>("a", false);
        boolean[] holder = {true};
        Thread t = new Thread(() -> {
            r.set("a", true);
            holder[0] = true;
        });
        t.start();
        r.get(holder);
        t.join();
        System.out.print(holder[0]);
    }
}
