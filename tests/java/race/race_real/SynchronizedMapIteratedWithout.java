//@ flags: --race +property.exception=off
// Without the monitor.
import java.util.*;

public class SynchronizedMapIteratedWithout {
    public static void main(String[] args) throws Exception {
        Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());
        map.put("a", 1);
        Thread t = new Thread(() -> map.put("b", 2)); //~ RACE
        t.start();
        int n = 0;
        for (String k : map.keySet()) n++; //~ RACE
        t.join();
    }
}
