//@ native: yes
//@ outputs: "false\n" | "true\n"
// The value 7 is always there: it is put under 1 before it is removed from 3. The walk passes bin 1
// before and bin 3 after.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ConcurrentHashMap;

public class ContainsValueMissesMoved {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(3, 7);
        Thread t = new Thread(() -> {
            map.put(1, 7);
            map.remove(3);
        });
        t.start();
        boolean seen = map.containsValue(7);
        t.join();
        System.out.println(seen);
    }
}
