//@ native: yes
//@ outputs: "{1=9}" | "{}"
// setValue of an entry puts the value into the map, and does so again if the pair was removed meanwhile.
import java.util.*;
import java.util.concurrent.*;
public class EntrySetsItsValue {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        m.put(1, 0);
        Thread t = new Thread(() -> { m.remove(1); });
        t.start();
        for (Map.Entry<Integer, Integer> e : m.entrySet()) e.setValue(9);
        t.join();
        System.out.print(m);
    }
}
