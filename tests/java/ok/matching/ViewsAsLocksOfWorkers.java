//@ native: yes
//@ outputs: "1\n" | "2\n"
// Workers lock the view that they got. The third one exists to tell whether the views are one: without
// it nothing but the lock depends on them.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Map;
import java.util.TreeMap;

public class ViewsAsLocksOfWorkers {
    static int count;
    static final Map<Integer, Integer> map = new TreeMap<>();

    static void add() {
        Object view = map.values();
        synchronized (view) {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> add());
        Thread u = new Thread(() -> add());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(count);
    }
}
