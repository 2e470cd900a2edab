//@ assumes: identity hash
// Keys without a hashCode of their own are walked in the order of identity hashes.
import java.util.*;

public class HashMapOfEnumKeys {
    enum Colour { RED, GREEN }

    public static void main(String[] args) {
        Map<Colour, Integer> map = new HashMap<>();
        map.put(Colour.RED, 1);
        map.put(Colour.GREEN, 2);
        int n = 0;
        for (Colour c : map.keySet()) n = n * 10 + map.get(c);
        if (n != 12 && n != 21) throw new IllegalStateException();
    }
}
