//@ native: yes
//@ outputs: "false false\n" | "false true\n" | "true false\n" | "true true\n"
// As MapForEachPut, from a HashMap that only one thread uses.
// Confirmed on JDK 17 and 25, but for "false true", "true false".
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class HashMapForEachPut {
    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> from = new HashMap<>(Map.of(1, 1, 2, 2));
        ConcurrentHashMap<Integer, Integer> to = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> from.forEach(to::put));
        t.start();
        boolean one = to.containsKey(1);
        boolean two = to.containsKey(2);
        t.join();
        System.out.println(one + " " + two);
    }
}
