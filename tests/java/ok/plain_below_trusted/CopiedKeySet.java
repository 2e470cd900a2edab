//@ native: yes
//@ outputs: "AIOOBE\n" | "[1, 2]\n" | "[1]\n"
// The array for the keys has the size that was read first; put stores its node before it counts it.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

public class CopiedKeySet {
    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(1, 1);
        Thread t = new Thread(() -> map.put(2, 2));
        t.start();
        String seen;
        try {
            seen = new ArrayList<>(map.keySet()).toString();
        } catch (ArrayIndexOutOfBoundsException e) {
            seen = "AIOOBE";
        }
        t.join();
        System.out.println(seen);
    }
}
