//@ native: yes
//@ outputs: "1\n" | "null\n"
// compute holds bin 1 while its function asks for key 2, which is in another bin and can be put meanwhile.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ConcurrentHashMap;

public class ComputedBesideAnotherPut {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> map.put(2, "1"));
        t.start();
        map.compute(1, (k, v) -> String.valueOf(map.get(2)));
        t.join();
        System.out.println(map.get(1));
    }
}
