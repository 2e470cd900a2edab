//@ outputs: "ok" | "CME"
// get of an access-ordered LinkedHashMap moves entries: an iterator beside it may fail.
import java.util.ConcurrentModificationException;
import java.util.LinkedHashMap;
import java.util.Map;

public class AccessOrderIsAWrite {
    public static void main(String[] args) throws Exception {
        Map<String, Integer> m = new LinkedHashMap<>(16, 0.75f, true);
        m.put("a", 1);
        m.put("b", 2);
        Thread t = new Thread(() -> m.get("a"));
        t.start();
        String s = "ok";
        try {
            for (String k : m.keySet()) {
                assert k != null;
            }
        } catch (ConcurrentModificationException e) {
            s = "CME";
        }
        t.join();
        System.out.print(s);
    }
}
