//@ outputs: "1\n" | "2\n"
// Arrays.fill stores references. The object is shared from then on: the two increments can overlap.
import java.util.Arrays;

public class FilledIntoShared {
    static class Box {
        int n;
    }

    static final Box[] shared = new Box[2];

    public static void main(String[] args) throws Exception {
        Box box = new Box();
        Arrays.fill(shared, box);
        Thread t = new Thread(() -> {
            Box found = shared[1];
            found.n++;
        });
        t.start();
        box.n++;
        t.join();
        System.out.println(box.n);
    }
}
