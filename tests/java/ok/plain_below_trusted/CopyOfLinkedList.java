//@ native: yes
//@ outputs: "NPE\n" | "[1, 2]\n" | "[2]\n"
// removeFirst takes the node apart before size changes: the copy can find null elements or too
// few nodes for the array, and List.copyOf refuses null.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.LinkedList;
import java.util.List;

public class CopyOfLinkedList {
    public static void main(String[] args) throws Exception {
        LinkedList<Integer> list = new LinkedList<>(List.of(1, 2));
        Thread t = new Thread(() -> list.removeFirst());
        t.start();
        String seen;
        try {
            seen = List.copyOf(list).toString();
        } catch (NullPointerException e) {
            seen = "NPE";
        }
        t.join();
        System.out.println(seen);
    }
}
