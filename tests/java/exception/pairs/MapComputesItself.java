//@ expect: exception java.lang.IllegalStateException
// A map that is asked to change while it computes says so.
import java.util.concurrent.ConcurrentHashMap;

public class MapComputesItself {
    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> map.put("b", 1));
        t.start();
        map.computeIfAbsent("a", k -> map.computeIfAbsent("a", j -> 1)); //~ THROWS
    }
}
