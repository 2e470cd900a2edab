//@ native: yes
//@ outputs: "ok\n"
// A concurrent map's iterator never throws, whatever the other thread does; the old key is always seen.
import java.util.concurrent.ConcurrentHashMap;

public class WeaklyConsistentIteration {
    static final ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>();

    public static void main(String[] args) throws Exception {
        map.put(1, "a");
        Thread t = new Thread(() -> map.put(2, "b"));
        t.start();
        boolean seen = false;
        for (Integer k : map.keySet()) seen |= k == 1;
        assert seen;
        t.join();
        System.out.println("ok");
    }
}
