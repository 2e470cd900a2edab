//@ outputs: "[1, 2]" | "[2, 1]" | "[1]" | "[2]"
// Two unsynchronised additions to a list with room.
import java.util.ArrayList;
import java.util.List;

public class ListLosesAnElement {
    public static void main(String[] args) throws Exception {
        List<Integer> l = new ArrayList<>(4);
        Thread t = new Thread(() -> l.add(1));
        t.start();
        l.add(2);
        t.join();
        System.out.print(l);
    }
}
