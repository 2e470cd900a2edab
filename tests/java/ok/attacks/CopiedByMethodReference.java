//@ outputs: "1" | "2"
//@ native: yes
// forEach gives what it comes across: the second pair is there in time or not.
import java.util.HashMap;
import java.util.concurrent.ConcurrentHashMap;

public class CopiedByMethodReference {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(1, 1);
        Thread t = new Thread(() -> map.put(2, 2));
        t.start();
        HashMap<Integer, Integer> copy = new HashMap<>();
        map.forEach(copy::put);
        System.out.print(copy.size());
        t.join();
    }
}
