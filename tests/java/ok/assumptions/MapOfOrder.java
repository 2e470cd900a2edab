//@ assumes: Set.of
// As SetOfOrder with Map.of, whose entries lie in the same order.
import java.util.Map;

public class MapOfOrder {
    public static void main(String[] args) {
        for (int key : Map.of(1, 1, 2, 2).keySet()) {
            System.out.println(key);
        }
    }
}
