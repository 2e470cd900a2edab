//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetIdentity with ConcurrentHashMap.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentViewIdentity {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> map.keySet());
        t.start();
        Set<Integer> mine = map.keySet();
        t.join();
        System.out.println(mine == map.keySet());
    }
}
