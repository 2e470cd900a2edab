//@ native: yes
//@ outputs: "[1, 3]" | "[1, 2, 3]"
import java.util.*;
import java.util.concurrent.*;
public class SubMapClears {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, Integer> m = new ConcurrentSkipListMap<>(Map.of(1, 1, 3, 3));
        Thread t = new Thread(() -> m.put(2, 2));
        t.start();
        m.subMap(2, 3).clear();
        t.join();
        System.out.print(m.keySet());
    }
}
