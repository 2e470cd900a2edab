//@ expect: exception java.lang.IllegalStateException
// A function of computeIfAbsent that changes the same bin of the same map.
import java.util.concurrent.ConcurrentHashMap;

public class RecursiveUpdate {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        m.computeIfAbsent(1, k -> m.computeIfAbsent(1, j -> 2)); //~ THROWS
    }
}
