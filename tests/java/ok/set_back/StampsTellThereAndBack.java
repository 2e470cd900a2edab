//@ outputs: "AA" | "AC" | "BA"
// The reference goes from A to B and back, each time with another stamp. Main replaces what it saw if the stamp is the same. The first
// letter is what it saw, the second what is left: C only if main came after both writes, because the other writes whatever it finds.
import java.util.concurrent.atomic.AtomicStampedReference;

public class StampsTellThereAndBack {
    public static void main(String[] args) throws Exception {
        AtomicStampedReference<String> ref = new AtomicStampedReference<>("A", 0);
        Thread other = new Thread(() -> {
            ref.set("B", 1);
            ref.set("A", 2);
        });
        other.start();
        int[] stamp = new int[1];
        String seen = ref.get(stamp);
        ref.compareAndSet(seen, "C", stamp[0], 3);
        other.join();
        System.out.print(seen + ref.getReference());
    }
}
