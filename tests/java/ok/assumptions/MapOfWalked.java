//@ assumes: Set.of
// The loop goes through the map.
import java.util.Map;

public class MapOfWalked {
    public static void main(String[] args) {
        for (Map.Entry<Integer, Integer> entry : Map.of(1, 2, 3, 4).entrySet()) {
            System.out.print(entry.getKey());
        }
    }
}
