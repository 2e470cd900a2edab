//@ outputs: "false" | "true"
//@ native: yes
// The value is back, the stamp is not: the exchange succeeds only before anything happened.
import java.util.concurrent.atomic.AtomicStampedReference;

public class StampTellsABA {
    public static void main(String[] args) throws Exception {
        String a = "a";
        AtomicStampedReference<String> ref = new AtomicStampedReference<>(a, 0);
        Thread t = new Thread(() -> {
            ref.compareAndSet(a, "b", 0, 1);
            ref.compareAndSet("b", a, 1, 2);
        });
        t.start();
        System.out.print(ref.compareAndSet(a, "c", 0, 9));
        t.join();
    }
}
