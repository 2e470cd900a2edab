//@ native: yes
//@ outputs: "false false\n" | "false true\n" | "true false\n" | "true true\n"
// removeAll of the key set removes key after key.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class KeySetRemoveAll {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1, 2, 2));
        Thread t = new Thread(() -> map.keySet().removeAll(List.of(1, 2)));
        t.start();
        boolean one = map.containsKey(1);
        boolean two = map.containsKey(2);
        t.join();
        System.out.println(one + " " + two);
    }
}
