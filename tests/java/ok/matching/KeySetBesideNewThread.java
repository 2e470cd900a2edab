//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetOfTwoWorkers, compared while a third thread runs.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public class KeySetBesideNewThread {
    static volatile int other;
    static Set<Integer> kept;

    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> map = new HashMap<>();
        Thread t = new Thread(() -> map.keySet());
        Thread u = new Thread(() -> kept = map.keySet());
        t.start();
        u.start();
        t.join();
        u.join();
        new Thread(() -> other = 1).start();
        other = 2;
        System.out.println(kept == map.keySet());
    }
}
