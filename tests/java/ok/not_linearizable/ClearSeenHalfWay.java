//@ native: yes
//@ outputs: "false false\n" | "false true\n" | "true false\n" | "true true\n"
// clear empties bin after bin: 1 is gone before 2.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ClearSeenHalfWay {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1, 2, 2));
        Thread t = new Thread(() -> map.clear());
        t.start();
        boolean one = map.containsKey(1);
        boolean two = map.containsKey(2);
        t.join();
        System.out.println(one + " " + two);
    }
}
