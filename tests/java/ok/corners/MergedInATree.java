//@ native: yes
//@ outputs: "1" | "2"
// merge of a TreeMap reads the value and writes it back; the pair is there, so that nothing else changes.
import java.util.*;

public class MergedInATree {
    public static void main(String[] args) throws Exception {
        TreeMap<String, Integer> map = new TreeMap<>();
        map.put("k", 0);
        Thread t = new Thread(() -> map.merge("k", 1, Integer::sum));
        t.start();
        map.merge("k", 1, Integer::sum);
        t.join();
        System.out.print(map.get("k"));
    }
}
