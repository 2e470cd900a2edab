//@ native: yes
//@ outputs: "1" | "2"
// Both may find the table's bin empty, or read the same size.
import java.util.*;

public class LinkedMapLosesPut {
    static final Object A = "a", B = "b";

    public static void main(String[] args) throws Exception {
        Map<Object, Integer> m = new LinkedHashMap<>();
        m.put("c", 1);
        m.remove("c");
        Thread t = new Thread(() -> m.put(A, 1));
        t.start();
        m.put(B, 2);
        t.join();
        System.out.print(m.size());
    }
}
