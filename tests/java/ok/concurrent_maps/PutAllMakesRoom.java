//@ native: yes
//@ outputs: "31 null" | "31 0"
// Room for twenty pairs is made while another thread puts one and looks for one: nothing is lost, and what was there before is
// always found. The pair with key 100 is found if it was put before, which is the first of the twenty.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class PutAllMakesRoom {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        for (int i = 0; i < 10; i++) {
            map.put(i, i);
        }
        Map<Integer, Integer> pairs = new LinkedHashMap<>();
        for (int i = 0; i < 20; i++) {
            pairs.put(100 + i, i);
        }
        Thread t = new Thread(() -> map.putAll(pairs));
        t.start();
        map.put(50, 50);
        if (map.get(5) != 5 || map.get(50) != 50) {
            throw new AssertionError("lost");
        }
        Integer first = map.get(100);
        t.join();
        System.out.print(map.size() + " " + first);
    }
}
