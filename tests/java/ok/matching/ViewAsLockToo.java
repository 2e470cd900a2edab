//@ native: yes
//@ outputs: "1\n" | "2\n"
// Two threads lock the view that they got; when each made its own, they do not exclude each other.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.HashMap;
import java.util.Map;

public class ViewAsLockToo {
    static int count;
    static final Map<Integer, Integer> map = new HashMap<>();

    static void add() {
        synchronized (map.keySet()) {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> add());
        t.start();
        add();
        t.join();
        System.out.println(count);
    }
}
