//@ native: yes
//@ outputs: "not seen 1\n" | "seen 1\n" | "seen 2\n"
// As StoredBeforeItFailed through ArrayList.toArray(T[]).
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;

public class ListToArrayFailed {
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
        List<Object> list = new ArrayList<>(List.of(mine, "no box"));
        try {
            list.toArray(shared);
        } catch (ArrayStoreException e) {
            mine.n++;
        }
        t.join();
        System.out.println((seen ? "seen " : "not seen ") + mine.n);
    }
}
