//@ native: yes
//@ outputs: "0\n" | "1\n" | "3\n" | "4\n"
// reduceValues walks the bins: 1 alone, 3 alone, both or none.
// Confirmed on JDK 17 and 25, but for "3".
import java.util.concurrent.ConcurrentHashMap;

public class ReduceNeverTrue {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(5, 0);
        Thread t = new Thread(() -> {
            map.put(1, 1);
            map.put(3, 3);
        });
        t.start();
        int sum = map.reduceValuesToInt(Long.MAX_VALUE, v -> v, 0, Integer::sum);
        t.join();
        System.out.println(sum);
    }
}
