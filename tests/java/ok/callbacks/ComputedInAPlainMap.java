//@ native: yes
//@ outputs: "1" | "CME"
// A plain map notices that it was changed while a function computed a value.
import java.util.*;

public class ComputedInAPlainMap {
    public static void main(String[] args) throws Exception {
        HashMap<Integer, Integer> map = new HashMap<>();
        map.put(0, 0);
        Thread t = new Thread(() -> map.remove(0));
        t.start();
        String seen;
        try {
            seen = "" + map.computeIfAbsent(1, k -> k);
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.print(seen);
    }
}
