//@ native: yes
//@ outputs: "CME\n" | "null\n" | "one\n"
// The map asks the list for its hash code, which walks it and compares modCount at the end; the key
// that is in the map is another list equal to [1].
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class ListAsMapKey {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(4);
        list.add(1);
        ConcurrentHashMap<List<Integer>, String> map = new ConcurrentHashMap<>();
        map.put(List.of(1), "one");
        Thread t = new Thread(() -> list.add(2));
        t.start();
        String seen;
        try {
            seen = map.get(list);
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.println(seen);
    }
}
