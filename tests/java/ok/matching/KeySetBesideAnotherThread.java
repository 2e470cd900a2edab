//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetOfTwoWorkers, with a third thread that goes on when the two have ended.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public class KeySetBesideAnotherThread {
    static volatile int other;
    static Set<Integer> kept;

    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> map = new HashMap<>();
        Thread t = new Thread(() -> map.keySet());
        Thread u = new Thread(() -> kept = map.keySet());
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
        System.out.println(kept == map.keySet());
    }
}
