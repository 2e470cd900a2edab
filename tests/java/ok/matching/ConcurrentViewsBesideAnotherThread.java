//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetBesideAnotherThread with ConcurrentHashMap.values.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Collection;
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentViewsBesideAnotherThread {
    static volatile int other;
    static Collection<Integer> kept;

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> map.values());
        Thread u = new Thread(() -> kept = map.values());
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
        System.out.println(kept == map.values());
    }
}
