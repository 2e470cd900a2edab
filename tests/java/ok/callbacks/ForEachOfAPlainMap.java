//@ native: yes
//@ outputs: "1" | "3" | "CME"
// A function that a plain map calls meets a change of the map.
import java.util.*;

public class ForEachOfAPlainMap {
    public static void main(String[] args) throws Exception {
        HashMap<Integer, Integer> map = new HashMap<>();
        map.put(1, 1);
        Thread t = new Thread(() -> map.put(2, 2));
        t.start();
        String seen;
        int[] sum = new int[1];
        try {
            map.forEach((k, v) -> sum[0] += v);
            seen = "" + sum[0];
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.print(seen);
    }
}
