//@ native: yes
//@ outputs: "[1, 2]\n" | "[2, 3]\n" | "[1, 2, 3]\n" | "[2]\n"
// As DequeWalkNeverTrue with ConcurrentSkipListSet.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;

public class SkipListWalkNeverTrue {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(List.of(1, 2));
        Thread t = new Thread(() -> {
            set.remove(1);
            set.add(3);
        });
        t.start();
        String seen = set.toString();
        t.join();
        System.out.println(seen);
    }
}
