// A map holds a bin while it computes: each thread holds a bin of one map and wants one of the other.
import java.util.concurrent.ConcurrentHashMap;

public class MapsComputeCrosswise {
    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> one = new ConcurrentHashMap<>();
        ConcurrentHashMap<String, Integer> two = new ConcurrentHashMap<>();
        one.put("a", 1);
        two.put("a", 1);
        new Thread(() -> one.compute("a", (k, v) -> two.merge("a", 1, Integer::sum))).start(); //~ DEADLOCK
        two.compute("a", (k, v) -> one.merge("a", 1, Integer::sum)); //~ DEADLOCK
    }
}
