//@ native: yes
//@ outputs: "1 2 \n" | "1 \n" | "CME\n"
// Vector's iterator locks each call, not the walk.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Vector;

public class VectorIteration {
    public static void main(String[] args) throws Exception {
        Vector<Integer> vector = new Vector<>(List.of(1));
        Thread t = new Thread(() -> vector.add(2));
        t.start();
        String seen = "";
        try {
            for (int i : vector) {
                seen += i + " ";
            }
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.println(seen);
    }
}
