//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetOfTwoWorkers with TreeMap.navigableKeySet.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Set;
import java.util.TreeMap;

public class TreeMapViewsOfTwoWorkers {
    static Set<Integer> kept;

    public static void main(String[] args) throws Exception {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        Thread t = new Thread(() -> map.navigableKeySet());
        Thread u = new Thread(() -> kept = map.navigableKeySet());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(kept == map.navigableKeySet());
    }
}
