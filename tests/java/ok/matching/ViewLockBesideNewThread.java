//@ native: yes
//@ outputs: "1\n" | "2\n"
// One worker locks the view that it kept, the other the one that the map has: they exclude each other
// when it is the same. Which it is was decided by two threads that have ended.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.HashMap;
import java.util.Map;

public class ViewLockBesideNewThread {
    static int count;
    static Object kept;
    static final Map<Integer, Integer> map = new HashMap<>();

    static void add(Object lock) {
        synchronized (lock) {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> map.keySet());
        Thread u = new Thread(() -> kept = map.keySet());
        t.start();
        u.start();
        t.join();
        u.join();
        Thread w = new Thread(() -> add(kept));
        w.start();
        add(map.keySet());
        w.join();
        System.out.println(count);
    }
}
