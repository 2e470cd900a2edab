//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetBesideNewThread with values.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

public class ValuesBesideNewThread {
    static volatile int other;
    static Collection<Integer> kept;

    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> map = new HashMap<>();
        Thread t = new Thread(() -> map.values());
        Thread u = new Thread(() -> kept = map.values());
        t.start();
        u.start();
        t.join();
        u.join();
        new Thread(() -> other = 1).start();
        other = 2;
        System.out.println(kept == map.values());
    }
}
