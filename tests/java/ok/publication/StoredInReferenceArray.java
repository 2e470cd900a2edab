//@ outputs: "1\n" | "2\n"
// An AtomicReferenceArray stores a reference. The object is shared from then on: the two increments can overlap.
import java.util.concurrent.atomic.AtomicReferenceArray;

public class StoredInReferenceArray {
    static class Box {
        int n;
    }

    static final AtomicReferenceArray<Box> shared = new AtomicReferenceArray<>(1);

    public static void main(String[] args) throws Exception {
        Box box = new Box();
        shared.lazySet(0, box);
        Thread t = new Thread(() -> {
            Box found = shared.get(0);
            found.n++;
        });
        t.start();
        box.n++;
        t.join();
        System.out.println(box.n);
    }
}
