//@ outputs: "1" | "12"
// An iterator of a ConcurrentHashMap may or may not show what was put behind it; it never fails.
import java.util.concurrent.ConcurrentHashMap;

public class IteratorIsWeak {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        m.put(1, 1);
        Thread t = new Thread(() -> m.put(2, 2));
        t.start();
        String s = "";
        for (int k : m.keySet()) {
            s += k;
        }
        t.join();
        System.out.print(s);
    }
}
