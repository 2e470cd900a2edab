//@ native: yes
//@ outputs: "2\n"
// ConcurrentHashMap.merge is atomic, whatever function it calls.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ConcurrentHashMap;

public class MergeInConcurrentMap {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
        counts.put("k", 0);
        Thread t = new Thread(() -> counts.merge("k", 1, Integer::sum));
        t.start();
        counts.merge("k", 1, Integer::sum);
        t.join();
        System.out.println(counts.get("k"));
    }
}
