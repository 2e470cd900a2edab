//@ native: yes
//@ outputs: "false\n" | "true\n"
// Both threads can make a view; which of them stays in the map decides whether main's is the one
// that it gets later.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public class KeySetIdentity {
    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> map = new HashMap<>();
        Thread t = new Thread(() -> map.keySet());
        t.start();
        Set<Integer> mine = map.keySet();
        t.join();
        System.out.println(mine == map.keySet());
    }
}
