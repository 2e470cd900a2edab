//@ flags: +listener=race
// HashMap keeps its view without synchronisation; that is the library's affair.
import java.util.HashMap;
import java.util.Map;

public class KeySetOfSharedMap {
    public static void main(String[] args) {
        Map<Integer, Integer> map = new HashMap<>(Map.of(1, 1));
        new Thread(() -> map.keySet().size()).start();
        map.keySet().size();
    }
}
