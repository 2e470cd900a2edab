//@ native: yes
//@ outputs: "CME\n" | "[1, 2]\n" | "[1]\n"
// The spliterator binds to the list when it is walked and compares modCount at the end.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.stream.Collectors;

public class StreamOverSharedList {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(4);
        list.add(1);
        Thread t = new Thread(() -> list.add(2));
        t.start();
        String seen;
        try {
            seen = list.stream().collect(Collectors.toList()).toString();
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.println(seen);
    }
}
