//@ native: yes
//@ outputs: "1 4" | "null 4"
// A value is computed in one bin while another thread puts so much that the table is copied: it waits for the bin.
// Nothing gets lost.
import java.util.concurrent.*;

public class ResizedInsideACallback {
    static volatile int seen;

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(1);
        Thread t = new Thread(() -> map.computeIfAbsent(0, k -> seen + 1));
        t.start();
        map.put(1, 1);
        map.put(2, 2);
        map.put(3, 3);
        Integer found = map.get(0);
        t.join();
        System.out.print(found + " " + map.size());
    }
}
