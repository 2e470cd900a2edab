//@ outputs: "1020" | "1021" | "1120" | "1121"
// An iterator is local to its thread, the map it walks is not: values change between two steps of it.
import java.util.concurrent.ConcurrentHashMap;

public class WeaklyConsistentIterator {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(1, 10);
        map.put(2, 20);
        Thread t = new Thread(() -> {
            map.put(1, 11);
            map.put(2, 21);
        });
        t.start();
        int seen = 0;
        for (int value : map.values()) seen = seen * 100 + value;
        t.join();
        System.out.print(seen);
    }
}
