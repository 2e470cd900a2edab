//@ native: yes
//@ outputs: "true true" | "true false" | "false true"
// attemptStamp reads the pair and then exchanges it for another. Whoever loses between the two is told
// false, although the reference is the expected one.
import java.util.concurrent.atomic.AtomicStampedReference;
public class AttemptStampFails {
    static boolean other;
    public static void main(String[] args) throws Exception {
        AtomicStampedReference<String> r = new AtomicStampedReference<>("r", 0);
        Thread t = new Thread(() -> other = r.attemptStamp("r", 1));
        t.start();
        boolean mine = r.attemptStamp("r", 2);
        t.join();
        System.out.print(mine + " " + other);
    }
}
