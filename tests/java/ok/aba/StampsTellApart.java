//@ outputs: "A:false" | "A:true"
// A stamped reference that has come back to A has another stamp; who has swapped to B in time gives the other its B.
import java.util.concurrent.atomic.AtomicStampedReference;

public class StampsTellApart {
    public static void main(String[] args) throws Exception {
        AtomicStampedReference<String> r = new AtomicStampedReference<>("A", 0);
        Thread t = new Thread(() -> {
            r.compareAndSet("A", "B", 0, 1);
            r.compareAndSet("B", "A", 1, 2);
        });
        int[] stamp = new int[1];
        String was = r.get(stamp);
        t.start();
        boolean won = r.compareAndSet(was, "B", stamp[0], 1);
        t.join();
        System.out.print(r.getReference() + ":" + won);
    }
}
