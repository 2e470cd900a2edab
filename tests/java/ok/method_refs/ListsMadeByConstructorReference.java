//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// computeIfAbsent makes one list for both (its capacity is the key, 4), but adding to it is
// outside of the map's protection.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class ListsMadeByConstructorReference {
    static final ConcurrentHashMap<Integer, List<Integer>> lists = new ConcurrentHashMap<>();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> lists.computeIfAbsent(4, ArrayList::new).add(1));
        t.start();
        lists.computeIfAbsent(4, ArrayList::new).add(2);
        t.join();
        System.out.println(lists.get(4));
    }
}
