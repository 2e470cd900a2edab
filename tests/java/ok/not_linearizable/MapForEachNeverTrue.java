//@ native: yes
//@ outputs: "13\n" | "1\n" | "3\n" | "\n"
// As MapTextNeverTrue with the bulk operation forEach; the empty map has no table to walk.
// Confirmed on JDK 17 and 25, but for "3".
import java.util.concurrent.ConcurrentHashMap;

public class MapForEachNeverTrue {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(5, 5);
        map.remove(5);
        Thread t = new Thread(() -> {
            map.put(1, 1);
            map.put(3, 3);
        });
        t.start();
        StringBuilder seen = new StringBuilder();
        map.forEach((k, v) -> seen.append(k));
        t.join();
        System.out.println(seen);
    }
}
