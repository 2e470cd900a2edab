//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetBesideNewThread with TreeMap.navigableKeySet.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Set;
import java.util.TreeMap;

public class TreeViewsBesideNewThread {
    static volatile int other;
    static Set<Integer> kept;

    public static void main(String[] args) throws Exception {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        Thread t = new Thread(() -> map.navigableKeySet());
        Thread u = new Thread(() -> kept = map.navigableKeySet());
        t.start();
        u.start();
        t.join();
        u.join();
        new Thread(() -> other = 1).start();
        other = 2;
        System.out.println(kept == map.navigableKeySet());
    }
}
