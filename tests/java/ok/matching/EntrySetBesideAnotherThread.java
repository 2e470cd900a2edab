//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetBesideAnotherThread with TreeMap.entrySet.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class EntrySetBesideAnotherThread {
    static volatile int other;
    static Set<Map.Entry<Integer, Integer>> kept;

    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> map = new TreeMap<>();
        Thread t = new Thread(() -> map.entrySet());
        Thread u = new Thread(() -> kept = map.entrySet());
        Thread w = new Thread(() -> {
            other = 1;
            other = 2;
        });
        t.start();
        u.start();
        w.start();
        t.join();
        u.join();
        w.join();
        System.out.println(kept == map.entrySet());
    }
}
