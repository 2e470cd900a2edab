//@ native: yes
//@ outputs: "not seen 1\n" | "seen 1\n" | "seen 2\n"
// As StoredBeforeItFailed through Vector.copyInto.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.Vector;

public class VectorCopyIntoFailed {
    static class Box {
        int n;
    }

    static final Box[] shared = new Box[2];
    static boolean seen;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Box box = shared[0];
            if (box != null) {
                seen = true;
                box.n++;
            }
        });
        t.start();
        Box mine = new Box();
        Vector<Object> vector = new Vector<>(List.of(mine, "no box"));
        try {
            vector.copyInto(shared);
        } catch (ArrayStoreException e) {
            mine.n++;
        }
        t.join();
        System.out.println((seen ? "seen " : "not seen ") + mine.n);
    }
}
