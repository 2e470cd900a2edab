//@ flags: --race
// The map is concurrent, the lists in it are not.
import java.util.*;
import java.util.concurrent.*;

public class MapValuesAreShared {
    public static void main(String[] args) throws Exception {
        Map<String, List<Integer>> map = new ConcurrentHashMap<>();
        Runnable r = () -> map.computeIfAbsent("k", k -> new ArrayList<>()).add(1); //~ RACE
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
    }
}
