//@ native: yes
//@ outputs: "1" | "2"
// merge of a HashMap reads the value and writes it back; the pair is there, so that nothing else changes.
import java.util.*;

public class MergedInAPlainMap {
    public static void main(String[] args) throws Exception {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("k", 0);
        Thread t = new Thread(() -> map.merge("k", 1, Integer::sum));
        t.start();
        map.merge("k", 1, Integer::sum);
        t.join();
        System.out.print(map.get("k"));
    }
}
