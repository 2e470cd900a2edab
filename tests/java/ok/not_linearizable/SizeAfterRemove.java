//@ native: yes
//@ outputs: "false 0\n" | "false 1\n" | "true 0\n" | "true 1\n"
// remove takes the node out, then counts: a key that is gone can still be counted.
// Confirmed on JDK 17 and 25, but for "false 1".
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class SizeAfterRemove {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1));
        Thread t = new Thread(() -> map.remove(1));
        t.start();
        boolean there = map.containsKey(1);
        int size = map.size();
        t.join();
        System.out.println(there + " " + size);
    }
}
