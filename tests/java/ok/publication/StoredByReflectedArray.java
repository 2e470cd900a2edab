//@ outputs: "1\n" | "2\n"
// Array.set stores a reference. The object is shared from then on: the two increments can overlap.
import java.lang.reflect.Array;

public class StoredByReflectedArray {
    static class Box {
        int n;
    }

    static final Box[] shared = new Box[1];

    public static void main(String[] args) throws Exception {
        Box box = new Box();
        Array.set(shared, 0, box);
        Thread t = new Thread(() -> {
            Box found = shared[0];
            found.n++;
        });
        t.start();
        box.n++;
        t.join();
        System.out.println(box.n);
    }
}
