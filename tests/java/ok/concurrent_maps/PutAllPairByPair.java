//@ native: yes
//@ outputs: "null null" | "null 1" | "2 1"
// The pairs are put one after the other, in the order of the other map; each at one moment. Who sees the second one
// sees the first one from then on.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class PutAllPairByPair {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Map<Integer, Integer> pairs = new LinkedHashMap<>();
        pairs.put(1, 1);
        pairs.put(2, 2);
        Thread t = new Thread(() -> map.putAll(pairs));
        t.start();
        Integer second = map.get(2);
        Integer first = map.get(1);
        System.out.print(second + " " + first);
        t.join();
    }
}
