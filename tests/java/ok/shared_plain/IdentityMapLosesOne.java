//@ outputs: "2 2" | "1 2"
//@ assumes: identity hash
// Two keys with places of their own: without a lock the count is lost, not an entry.
import java.util.*;
public class IdentityMapLosesOne {
    public static void main(String[] args) throws Exception {
        IdentityHashMap<String, Integer> m = new IdentityHashMap<>(2);
        Thread t = new Thread(() -> m.put("a", 1));
        t.start();
        m.put("b", 2);
        t.join();
        int found = (m.get("a") == null ? 0 : 1) + (m.get("b") == null ? 0 : 1);
        System.out.print(m.size() + " " + found);
    }
}
