//@ native: yes
//@ outputs: "[1, 2]\n" | "[2, 1]\n"
// The comparator is built from rank::get of a concurrent map; the rank of 2 drops from 9 to 0 at some
// moment. Sorting two elements asks for each rank once.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class SortedByMap {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> rank = new ConcurrentHashMap<>();
        rank.put(1, 5);
        rank.put(2, 9);
        Thread t = new Thread(() -> rank.replace(2, 0));
        t.start();
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        list.sort(Comparator.comparing(rank::get));
        t.join();
        System.out.println(list);
    }
}
