//@ native: yes
//@ outputs: "1"
// A cache of one under the lock of its wrapper: never more than one pair.
import java.util.*;
public class EldestIsRemoved {
    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> m = Collections.synchronizedMap(new LinkedHashMap<Integer, Integer>() {
            protected boolean removeEldestEntry(Map.Entry<Integer, Integer> e) { return size() > 1; }
        });
        Thread t = new Thread(() -> m.put(1, 1));
        t.start();
        m.put(2, 2);
        t.join();
        System.out.print(m.size());
    }
}
