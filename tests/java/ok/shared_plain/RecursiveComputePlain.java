//@ native: yes
//@ outputs: "changed"
// The map notices that the function has changed it.
import java.util.*;
public class RecursiveComputePlain {
    public static void main(String[] args) {
        Map<Integer, Integer> m = new HashMap<>();
        try {
            m.computeIfAbsent(1, k -> { m.put(2, 2); return 1; });
            System.out.print("done");
        } catch (ConcurrentModificationException e) {
            System.out.print("changed");
        }
    }
}
