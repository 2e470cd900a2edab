//@ native: yes
//@ outputs: "false 0\n" | "false 1\n" | "true 0\n" | "true 1\n"
// put makes the node visible, then counts it: a key that is there need not be counted yet.
// Confirmed on JDK 17 and 25, but for "true 0".
import java.util.concurrent.ConcurrentHashMap;

public class SizeBehindContents {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> map.put(1, 1));
        t.start();
        boolean there = map.containsKey(1);
        int size = map.size();
        t.join();
        System.out.println(there + " " + size);
    }
}
