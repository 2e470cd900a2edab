//@ native: yes
//@ outputs: "insert\n" | "delete\n"
// A mark on the reference makes insert-after and delete of the same node exclude each other.
import java.util.concurrent.atomic.AtomicMarkableReference;

public class MarkedDelete {
    public static void main(String[] args) throws Exception {
        AtomicMarkableReference<String> next = new AtomicMarkableReference<>("tail", false);
        boolean[] inserted = new boolean[1];
        Thread t = new Thread(() -> inserted[0] = next.compareAndSet("tail", "new", false, false));
        t.start();
        boolean deleted = next.compareAndSet("tail", "tail", false, true);
        t.join();
        assert inserted[0] != deleted;
        System.out.println(deleted ? "delete" : "insert");
    }
}
