//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// forEachRemaining(out::add) in two threads, from iterators that are not shared.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;

public class IteratorRemainingIntoPlainList {
    public static void main(String[] args) throws Exception {
        Iterator<Integer> one = new ConcurrentSkipListSet<>(List.of(1)).iterator();
        Iterator<Integer> two = new ConcurrentSkipListSet<>(List.of(2)).iterator();
        List<Integer> out = new ArrayList<>(4);
        Thread t = new Thread(() -> one.forEachRemaining(out::add));
        t.start();
        two.forEachRemaining(out::add);
        t.join();
        System.out.println(out);
    }
}
