//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetIdentity with entrySet.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public class EntrySetIdentity {
    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> map = new HashMap<>();
        Thread t = new Thread(() -> map.entrySet());
        t.start();
        Set<Map.Entry<Integer, Integer>> mine = map.entrySet();
        t.join();
        System.out.println(mine == map.entrySet());
    }
}
