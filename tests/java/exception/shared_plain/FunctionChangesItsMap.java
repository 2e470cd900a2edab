//@ expect: exception java.util.ConcurrentModificationException
// computeIfAbsent of a plain map notices that its function, or somebody else, has changed the map.
import java.util.HashMap;
import java.util.Map;

public class FunctionChangesItsMap {
    public static void main(String[] args) throws Exception {
        Map<String, Integer> m = new HashMap<>();
        Object step = new Object();
        Thread t = new Thread(() -> {
            synchronized (step) {
                m.put("b", 2);
            }
        });
        t.start();
        m.computeIfAbsent("a", k -> { //~ THROWS
            synchronized (step) {
                return 1;
            }
        });
        t.join();
    }
}
