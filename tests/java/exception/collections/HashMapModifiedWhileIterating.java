//@ expect: exception java.util.ConcurrentModificationException
// A map's key iterator, with each access under the map's lock but the loop as a whole not.
import java.util.HashMap;
import java.util.Iterator;

public class HashMapModifiedWhileIterating {
    static final HashMap<Integer, String> map = new HashMap<>();

    public static void main(String[] args) throws Exception {
        map.put(1, "a");
        map.put(2, "b");
        Thread t = new Thread(() -> {
            synchronized (map) {
                map.put(3, "c");
            }
        });
        t.start();
        Iterator<Integer> keys;
        synchronized (map) {
            keys = map.keySet().iterator();
        }
        for (int i = 0; i < 2; i++) {
            synchronized (map) {
                keys.next(); //~ THROWS
            }
        }
        t.join();
    }
}
