//@ outputs: "CME\n" | "[1, 2]\n" | "[1]\n"
// println asks the list for its text; the iterator below it sees the list before the add, after it,
// or notices the change.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;

public class PrintWhileAdding {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(4);
        list.add(1);
        Thread t = new Thread(() -> list.add(2));
        t.start();
        try {
            System.out.println(list);
        } catch (ConcurrentModificationException e) {
            System.out.println("CME");
        }
        t.join();
    }
}
