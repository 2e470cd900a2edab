//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetIdentity with values.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

public class ValuesIdentity {
    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> map = new HashMap<>();
        Thread t = new Thread(() -> map.values());
        t.start();
        Collection<Integer> mine = map.values();
        t.join();
        System.out.println(mine == map.values());
    }
}
