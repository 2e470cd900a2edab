//@ native: yes
//@ outputs: "CME\n" | "[1, 2]\n" | "[1]\n"
// Vector.addAll counts the modification before it locks: the iterator below toString, which holds the
// monitor, notices it.
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Vector;

public class VectorTextWhileAddingAll {
    public static void main(String[] args) throws Exception {
        Vector<Integer> vector = new Vector<>(List.of(1));
        Thread t = new Thread(() -> vector.addAll(List.of(2)));
        t.start();
        String seen;
        try {
            seen = vector.toString();
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.println(seen);
    }
}
