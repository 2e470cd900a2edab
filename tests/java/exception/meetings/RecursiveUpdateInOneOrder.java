//@ expect: exception java.lang.IllegalStateException
// The function computes another key of the same bin. If that is there, the map is not changed twice: then there is no error.
import java.util.concurrent.*;

public class RecursiveUpdateInOneOrder {
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer,Integer> m = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> m.put(16, 0));
        t.start();
        m.computeIfAbsent(0, k -> m.computeIfAbsent(16, j -> 1));
        t.join();
    }
}
