//@ native: yes
//@ outputs: "[1, 1]\n"
// Both threads walk the same Vector, whose monitor is held for the whole forEach: the plain list is
// protected and nothing is lost.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

public class OneVectorProtectsTheList {
    public static void main(String[] args) throws Exception {
        Vector<Integer> one = new Vector<>(List.of(1));
        List<Integer> out = new ArrayList<>(4);
        Thread t = new Thread(() -> one.forEach(out::add));
        t.start();
        one.forEach(out::add);
        t.join();
        System.out.println(out);
    }
}
