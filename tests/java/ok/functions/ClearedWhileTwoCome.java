//@ outputs: "{}" | "{0=0}" | "{1=1}" | "{0=0, 1=1}"
// A map is cleared bin by bin: the first key may come after its bin, the second before its own.
import java.util.concurrent.ConcurrentHashMap;

public class ClearedWhileTwoCome {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(5, 5);
        map.remove(5);
        Thread other = new Thread(() -> {
            map.put(0, 0);
            map.put(1, 1);
        });
        other.start();
        map.clear();
        other.join();
        System.out.print(map);
    }
}
