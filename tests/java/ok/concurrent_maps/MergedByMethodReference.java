//@ native: yes
//@ outputs: "3"
// The function is called under the lock of the bin: nothing is lost.
import java.util.concurrent.*;

public class MergedByMethodReference {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> map.merge("k", 1, Integer::sum));
        t.start();
        map.merge("k", 2, Integer::sum);
        t.join();
        System.out.print(map.get("k"));
    }
}
