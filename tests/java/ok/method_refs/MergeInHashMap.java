//@ native: yes
//@ outputs: "1\n" | "2\n"
// HashMap.merge of a key that is there reads the value, calls Integer::sum and stores: an update is
// lost when both threads read 0.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.HashMap;
import java.util.Map;

public class MergeInHashMap {
    public static void main(String[] args) throws Exception {
        Map<String, Integer> counts = new HashMap<>();
        counts.put("k", 0);
        Thread t = new Thread(() -> counts.merge("k", 1, Integer::sum));
        t.start();
        counts.merge("k", 1, Integer::sum);
        t.join();
        System.out.println(counts.get("k"));
    }
}
