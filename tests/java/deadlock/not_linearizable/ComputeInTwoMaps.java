// compute holds a bin of its map while the function runs; crossed, each wants the other's bin.
// Confirmed on JDK 17 and 25: seen.
import java.util.concurrent.ConcurrentHashMap;

public class ComputeInTwoMaps {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> a = new ConcurrentHashMap<>(), b = new ConcurrentHashMap<>();
        a.put(1, 1);
        b.put(1, 1);
        new Thread(() -> a.compute(1, (k, v) -> b.merge(1, 1, Integer::sum))).start(); //~ DEADLOCK
        b.compute(1, (k, v) -> a.merge(1, 1, Integer::sum)); //~ DEADLOCK
    }
}
