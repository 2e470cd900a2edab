//@ native: yes
//@ outputs: "0\n" | "10\n" | "20\n"
// Ten is moved from key 1 to key 3: true sums are 10, 0 and 10. A walk that reads 1 before the move and
// 3 after it finds 20.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ValuesSumSwap {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 10, 3, 0));
        Thread t = new Thread(() -> {
            map.put(1, 0);
            map.put(3, 10);
        });
        t.start();
        int sum = 0;
        for (int value : map.values()) {
            sum += value;
        }
        t.join();
        System.out.println(sum);
    }
}
