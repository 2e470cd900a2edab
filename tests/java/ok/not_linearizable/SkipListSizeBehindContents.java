//@ native: yes
//@ outputs: "false 0\n" | "false 1\n" | "true 0\n" | "true 1\n"
// ConcurrentSkipListMap links the node, then counts it.
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListSizeBehindContents {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        Thread t = new Thread(() -> map.put(1, 1));
        t.start();
        boolean there = map.containsKey(1);
        int size = map.size();
        t.join();
        System.out.println(there + " " + size);
    }
}
