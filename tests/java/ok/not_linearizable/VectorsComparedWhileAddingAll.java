//@ native: yes
//@ outputs: "CME\n" | "false\n" | "true\n"
// As VectorTextWhileAddingAll below equals: [1] against [1], which becomes [1, 2].
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Vector;

public class VectorsComparedWhileAddingAll {
    public static void main(String[] args) throws Exception {
        Vector<Integer> vector = new Vector<>(List.of(1)), other = new Vector<>(List.of(1));
        Thread t = new Thread(() -> vector.addAll(List.of(2)));
        t.start();
        String seen;
        try {
            seen = "" + other.equals(vector);
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.println(seen);
    }
}
