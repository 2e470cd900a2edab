//@ native: yes
//@ outputs: "AIOOBE\n" | "[1, 2]\n" | "[1]\n"
// Vector.addAll asks the LinkedList for an array: size is read, then the nodes are walked. The other
// thread links its node before it counts it, so that one node too many can be found.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.LinkedList;
import java.util.List;
import java.util.Vector;

public class VectorAddsLinkedList {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new LinkedList<>(List.of(1));
        Vector<Integer> vector = new Vector<>();
        Thread t = new Thread(() -> list.add(2));
        t.start();
        String seen;
        try {
            vector.addAll(list);
            seen = vector.toString();
        } catch (ArrayIndexOutOfBoundsException e) {
            seen = "AIOOBE";
        }
        t.join();
        System.out.println(seen);
    }
}
