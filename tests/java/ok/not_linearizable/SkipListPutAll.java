//@ native: yes
//@ outputs: "false false\n" | "false true\n" | "true false\n" | "true true\n"
// ConcurrentSkipListMap.putAll puts key after key.
// Confirmed on JDK 17 and 25, but for "false true", "true false".
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListPutAll {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        Thread t = new Thread(() -> map.putAll(new TreeMap<>(Map.of(1, 1, 2, 2))));
        t.start();
        boolean one = map.containsKey(1);
        boolean two = map.containsKey(2);
        t.join();
        System.out.println(one + " " + two);
    }
}
