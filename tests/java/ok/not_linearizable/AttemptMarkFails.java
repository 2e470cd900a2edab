//@ native: yes
//@ outputs: "true true" | "true false" | "false true"
// attemptMark reads the pair and then exchanges it. Who comes second and finds the mark set is told true;
// who has read the pair before loses the exchange.
import java.util.concurrent.atomic.AtomicMarkableReference;
public class AttemptMarkFails {
    static boolean other;
    public static void main(String[] args) throws Exception {
        AtomicMarkableReference<String> r = new AtomicMarkableReference<>("r", false);
        Thread t = new Thread(() -> other = r.attemptMark("r", true));
        t.start();
        boolean mine = r.attemptMark("r", true);
        t.join();
        System.out.print(mine + " " + other);
    }
}
