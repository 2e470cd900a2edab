//@ native: yes
//@ outputs: "2\n"
// merge is one step.
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMapMerge {
    static final ConcurrentHashMap<String, Integer> hits = new ConcurrentHashMap<>();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> hits.merge("page", 1, Integer::sum));
        t.start();
        hits.merge("page", 1, Integer::sum);
        t.join();
        System.out.println(hits.get("page"));
    }
}
