//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// As ForEachIntoPlainList; each Vector locks itself only, so the list is not protected.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

public class VectorForEachIntoPlainList {
    public static void main(String[] args) throws Exception {
        Vector<Integer> one = new Vector<>(List.of(1)), two = new Vector<>(List.of(2));
        List<Integer> out = new ArrayList<>(4);
        Thread t = new Thread(() -> one.forEach(out::add));
        t.start();
        two.forEach(out::add);
        t.join();
        System.out.println(out);
    }
}
