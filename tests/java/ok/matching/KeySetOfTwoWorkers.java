//@ native: yes
//@ outputs: "false\n" | "true\n"
// One worker keeps the view that it got; the map keeps that one or the other's.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public class KeySetOfTwoWorkers {
    static Set<Integer> kept;

    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> map = new HashMap<>();
        Thread t = new Thread(() -> map.keySet());
        Thread u = new Thread(() -> kept = map.keySet());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(kept == map.keySet());
    }
}
