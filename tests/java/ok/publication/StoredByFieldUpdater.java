//@ outputs: "1\n" | "2\n"
// A field updater stores a reference. The object is shared from then on: the two increments can overlap.
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

public class StoredByFieldUpdater {
    static class Box {
        int n;
    }

    volatile Box field;
    static final StoredByFieldUpdater holder = new StoredByFieldUpdater();

    public static void main(String[] args) throws Exception {
        Box box = new Box();
        AtomicReferenceFieldUpdater.newUpdater(StoredByFieldUpdater.class, Box.class, "field").set(holder, box);
        Thread t = new Thread(() -> {
            Box found = holder.field;
            found.n++;
        });
        t.start();
        box.n++;
        t.join();
        System.out.println(box.n);
    }
}
