//@ native: yes
//@ outputs: "[1, 2] [2, 1, 2]\n" | "[1, 2, 1] [2, 1]\n" | "[1, 2] [2, 1]\n"
// addAll(Collection) takes the array before it locks: no deadlock. The arrays are taken before or after
// the other's change.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.Vector;

public class VectorsAddEachOther {
    public static void main(String[] args) throws Exception {
        Vector<Integer> a = new Vector<>(List.of(1)), b = new Vector<>(List.of(2));
        Thread t = new Thread(() -> a.addAll(b));
        t.start();
        b.addAll(a);
        t.join();
        System.out.println(a + " " + b);
    }
}
