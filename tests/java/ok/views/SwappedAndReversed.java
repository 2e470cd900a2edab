//@ outputs: "[1, 1]" | "[1, 2]" | "[2, 1]"
// Two exchanges of elements, each of several calls of a synchronized list.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SwappedAndReversed {
    static List<Integer> l = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            Collections.swap(l, 0, 1);
        });
        Thread t2 = new Thread(() -> {
            Collections.reverse(l);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(l);
    }
}
