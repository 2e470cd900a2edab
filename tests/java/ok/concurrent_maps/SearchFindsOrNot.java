//@ native: yes
//@ outputs: "null" | "2"
import java.util.concurrent.*;
public class SearchFindsOrNot {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        m.put(1, 1);
        Thread t = new Thread(() -> m.replace(1, 2));
        t.start();
        Integer found = m.searchValues(Long.MAX_VALUE, x -> x == 2 ? x : null);
        System.out.print(found);
        t.join();
    }
}
