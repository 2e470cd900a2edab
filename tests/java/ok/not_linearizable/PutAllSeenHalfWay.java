//@ native: yes
//@ outputs: "false false\n" | "false true\n" | "true false\n" | "true true\n"
// putAll puts 1, then 2; main looks for 1, then for 2.
// Confirmed on JDK 17 and 25, but for "false true", "true false", "true true".
import java.util.TreeMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class PutAllSeenHalfWay {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> map.putAll(new TreeMap<>(Map.of(1, 1, 2, 2))));
        t.start();
        boolean one = map.containsKey(1);
        boolean two = map.containsKey(2);
        t.join();
        System.out.println(one + " " + two);
    }
}
