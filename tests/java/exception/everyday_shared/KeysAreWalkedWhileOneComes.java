//@ expect: exception java.util.ConcurrentModificationException
// The view of the keys belongs to the map.
import java.util.HashMap;
import java.util.Map;

public class KeysAreWalkedWhileOneComes {
    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> map = new HashMap<>(Map.of(1, 1));
        Thread other = new Thread(() -> map.put(2, 2));
        other.start();
        for (int key : map.keySet()) { //~ THROWS
            if (key == 0) {
                return;
            }
        }
        other.join();
    }
}
