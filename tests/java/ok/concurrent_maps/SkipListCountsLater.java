//@ native: yes
//@ outputs: "false 0" | "false 1" | "true 0" | "true 1"
// A key is in the map before it is counted.
import java.util.concurrent.*;

public class SkipListCountsLater {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        Thread t = new Thread(() -> map.put(1, "a"));
        t.start();
        boolean has = map.containsKey(1);
        int size = map.size();
        t.join();
        System.out.print(has + " " + size);
    }
}
