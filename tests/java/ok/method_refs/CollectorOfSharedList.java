//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// Two streams collect into one plain list by its method references.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

public class CollectorOfSharedList {
    public static void main(String[] args) throws Exception {
        List<Integer> shared = new ArrayList<>(4);
        Thread t = new Thread(() -> Stream.of(1).collect(() -> shared, List::add, List::addAll));
        t.start();
        Stream.of(2).collect(() -> shared, List::add, List::addAll);
        t.join();
        System.out.println(shared);
    }
}
