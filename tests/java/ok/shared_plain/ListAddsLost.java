//@ outputs: "[1, 2]" | "[2, 1]" | "[1]" | "[2]"
import java.util.*;

// add reads the size, writes the element there and then the size: both may have read the same.
public class ListAddsLost {
    public static void main(String[] x) throws Exception {
        List<Integer> s = new ArrayList<>(4);
        Thread t = new Thread(() -> s.add(1));
        t.start();
        s.add(2);
        t.join();
        System.out.print(s);
    }
}
