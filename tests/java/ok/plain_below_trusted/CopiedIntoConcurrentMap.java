//@ native: yes
//@ outputs: "CME\n" | "{1=1, 2=2}\n" | "{1=1}\n"
// The constructor walks the HashMap with an ordinary iterator.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class CopiedIntoConcurrentMap {
    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(1, 1);
        Thread t = new Thread(() -> map.put(2, 2));
        t.start();
        String seen;
        try {
            seen = new ConcurrentHashMap<>(map).toString();
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.println(seen);
    }
}
