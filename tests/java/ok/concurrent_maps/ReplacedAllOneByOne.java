//@ native: yes
//@ outputs: "0 0" | "1 0" | "1 1"
// A bulk operation is no single step: the second value is never new while the first is old.
import java.util.concurrent.*;

public class ReplacedAllOneByOne {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(1, 0);
        map.put(2, 0);
        Thread t = new Thread(() -> map.replaceAll((k, v) -> 1));
        t.start();
        int second = map.get(2);
        int first = map.get(1);
        t.join();
        System.out.print(first + " " + second);
    }
}
