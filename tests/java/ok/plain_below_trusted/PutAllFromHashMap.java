//@ native: yes
//@ outputs: "CME\n" | "{1=1, 2=2}\n" | "{1=1}\n"
// As CopiedIntoConcurrentMap, by putAll.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class PutAllFromHashMap {
    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(1, 1);
        Thread t = new Thread(() -> map.put(2, 2));
        t.start();
        ConcurrentHashMap<Integer, Integer> copy = new ConcurrentHashMap<>();
        String seen;
        try {
            copy.putAll(map);
            seen = copy.toString();
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.println(seen);
    }
}
