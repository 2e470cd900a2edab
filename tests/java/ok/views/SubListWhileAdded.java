//@ native: yes
//@ outputs: "2" | "CME"
// A sublist looks at the count of changes of its list, which another thread changes.
import java.util.*;

public class SubListWhileAdded {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        List<Integer> view = list.subList(0, 2);
        Thread t = new Thread(() -> list.add(3));
        t.start();
        String seen;
        try {
            seen = "" + view.size();
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.print(seen);
    }
}
