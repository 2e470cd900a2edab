//@ native: yes
//@ outputs: "aa" | "ba" | "bb"
// One puts 1 and then 2, the other one 2 and then 1; the last to put a key decides its value. For "ab" the first one would have to
// put 1 after the other one did, which is after that one has put 2, and 2 before that.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class PutAllFromBothEnds {
    static Map<Integer, String> pairs(int first, int second, String value) {
        Map<Integer, String> pairs = new LinkedHashMap<>();
        pairs.put(first, value);
        pairs.put(second, value);
        return pairs;
    }

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>();
        Map<Integer, String> mine = pairs(1, 2, "a"), others = pairs(2, 1, "b");
        Thread t = new Thread(() -> map.putAll(others));
        t.start();
        map.putAll(mine);
        t.join();
        System.out.print(map.get(1) + map.get(2));
    }
}
