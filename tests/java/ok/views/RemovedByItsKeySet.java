//@ native: yes
//@ outputs: "true 1" | "true 0" | "false 0" | "false 1"
// The key is gone before the size says so.
import java.util.*;

public class RemovedByItsKeySet {
    public static void main(String[] args) throws Exception {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Thread t = new Thread(() -> map.keySet().remove("a"));
        t.start();
        boolean has = map.containsKey("a");
        int size = map.size();
        t.join();
        System.out.print(has + " " + size);
    }
}
