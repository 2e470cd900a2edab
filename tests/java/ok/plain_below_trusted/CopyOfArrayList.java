//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n"
// ArrayList.toArray reads the array and the size once: before or after the add.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;

public class CopyOfArrayList {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(4);
        list.add(1);
        Thread t = new Thread(() -> list.add(2));
        t.start();
        List<Integer> seen = List.copyOf(list);
        t.join();
        System.out.println(seen);
    }
}
