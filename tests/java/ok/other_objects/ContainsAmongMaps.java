//@ native: yes
//@ outputs: "true" | "false"
// As with lists: at any moment one of the two maps is {1=1}, but they are compared one after the other.
import java.util.*;
import java.util.concurrent.*;
public class ContainsAmongMaps {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> a = new ConcurrentHashMap<>(), b = new ConcurrentHashMap<>();
        b.put(1, 1);
        LinkedBlockingDeque<Object> q = new LinkedBlockingDeque<>(List.of(a, b));
        Thread t = new Thread(() -> { a.put(1, 1); b.remove(1); });
        t.start();
        boolean found = q.contains(Map.of(1, 1));
        t.join();
        System.out.print(found);
    }
}
