//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetBesideNewThread with TreeMap.descendingMap.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Map;
import java.util.TreeMap;

public class DescendingBesideNewThread {
    static volatile int other;
    static Map<Integer, Integer> kept;

    public static void main(String[] args) throws Exception {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        Thread t = new Thread(() -> map.descendingMap());
        Thread u = new Thread(() -> kept = map.descendingMap());
        t.start();
        u.start();
        t.join();
        u.join();
        new Thread(() -> other = 1).start();
        other = 2;
        System.out.println(kept == map.descendingMap());
    }
}
