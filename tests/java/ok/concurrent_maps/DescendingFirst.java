//@ native: yes
//@ outputs: "3" | "4"
import java.util.*;
import java.util.concurrent.*;
public class DescendingFirst {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, Integer> m = new ConcurrentSkipListMap<>(Map.of(1, 1, 3, 3));
        NavigableMap<Integer, Integer> d = m.descendingMap();
        Thread t = new Thread(() -> m.put(4, 4));
        t.start();
        System.out.print(d.firstKey());
        t.join();
    }
}
