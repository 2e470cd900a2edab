//@ outputs: "[1, 3]" | "[2, 3]"
// Which entry goes depends on whether the other was used before.
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

public class LeastRecentlyUsedGoes {
    static Map<Integer, Integer> m = Collections.synchronizedMap(new LinkedHashMap<>(4, .75f, true) {
        protected boolean removeEldestEntry(Map.Entry<Integer, Integer> e) { return size() > 2; }
    });

    public static void main(String[] args) throws Exception {
        m.put(1, 1);
        m.put(2, 2);
        Thread t1 = new Thread(() -> {
            m.get(1);
        });
        Thread t2 = new Thread(() -> {
            m.put(3, 3);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(m.keySet());
    }
}
