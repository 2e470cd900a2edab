//@ native: yes
//@ outputs: "2 true 3\n"
//@ assumes: !Set.of
// Who looks keys up does not depend on the order of a map.
import java.util.Map;

public class MapOfLookedUp {
    public static void main(String[] args) {
        Map<Integer, Integer> map = Map.of(1, 2, 3, 4, 5, 6);
        System.out.println(map.get(1) + " " + map.containsKey(3) + " " + map.size());
    }
}
