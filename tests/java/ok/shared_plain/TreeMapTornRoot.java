//@ native: yes
//@ outputs: "2 2" | "1 1" | "1 2"
// Both find the map empty: one root replaces the other. One of the counts may be lost as well.
import java.util.*;
public class TreeMapTornRoot {
    public static void main(String[] args) throws Exception {
        TreeMap<Integer, Integer> m = new TreeMap<>();
        Thread t = new Thread(() -> m.put(1, 1));
        t.start();
        m.put(2, 2);
        t.join();
        int found = (m.get(1) == null ? 0 : 1) + (m.get(2) == null ? 0 : 1);
        System.out.print(m.size() + " " + found);
    }
}
