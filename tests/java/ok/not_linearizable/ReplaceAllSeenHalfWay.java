//@ native: yes
//@ outputs: "1 1\n" | "1 2\n" | "2 1\n" | "2 2\n"
// ConcurrentHashMap.replaceAll goes entry by entry.
// Confirmed on JDK 17 and 25, but for "1 2", "2 1", "2 2".
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ReplaceAllSeenHalfWay {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1, 2, 1));
        Thread t = new Thread(() -> map.replaceAll((k, v) -> 2));
        t.start();
        int one = map.get(1);
        int two = map.get(2);
        t.join();
        System.out.println(one + " " + two);
    }
}
