//@ native: yes
//@ outputs: "false false\n" | "false true\n" | "true false\n" | "true true\n"
// forEach puts key 1, then key 2 into a concurrent map; main looks for 1, then for 2. Between the
// two puts it sees only 1.
// Confirmed on JDK 17 and 25, but for "true false", "true true".
import java.util.concurrent.ConcurrentHashMap;

public class MapForEachPut {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> from = new ConcurrentHashMap<>(), to = new ConcurrentHashMap<>();
        from.put(1, 1);
        from.put(2, 2);
        Thread t = new Thread(() -> from.forEach(to::put));
        t.start();
        boolean one = to.containsKey(1);
        boolean two = to.containsKey(2);
        t.join();
        System.out.println(one + " " + two);
    }
}
