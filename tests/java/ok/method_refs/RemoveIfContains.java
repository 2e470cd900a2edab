//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2]\n" | "[]\n"
// The set gets 1, then 2, while removeIf asks it about 1, then 2: all four are possible, [1] because
// 1 may be asked before it is there and 2 after.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class RemoveIfContains {
    public static void main(String[] args) throws Exception {
        var bad = ConcurrentHashMap.<Integer>newKeySet();
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
        Thread t = new Thread(() -> {
            bad.add(1);
            bad.add(2);
        });
        t.start();
        list.removeIf(bad::contains);
        t.join();
        System.out.println(list);
    }
}
