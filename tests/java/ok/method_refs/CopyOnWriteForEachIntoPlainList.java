//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// As ForEachIntoPlainList, from a CopyOnWriteArrayList each.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteForEachIntoPlainList {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> one = new CopyOnWriteArrayList<>(List.of(1));
        CopyOnWriteArrayList<Integer> two = new CopyOnWriteArrayList<>(List.of(2));
        List<Integer> out = new ArrayList<>(4);
        Thread t = new Thread(() -> one.forEach(out::add));
        t.start();
        two.forEach(out::add);
        t.join();
        System.out.println(out);
    }
}
