//@ native: yes
//@ outputs: "[10, 10]\n" | "[10, 20]\n" | "[20, 20]\n"
// replaceAll holds the Vector's monitor, not the map's: the value can change between the two
// look-ups.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;

public class VectorReplaceAllThroughMap {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(1, 10);
        Vector<Integer> vector = new Vector<>(List.of(1, 1));
        Thread t = new Thread(() -> map.put(1, 20));
        t.start();
        vector.replaceAll(map::get);
        t.join();
        System.out.println(vector);
    }
}
