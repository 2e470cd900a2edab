//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n"
// toString of a synchronized list holds its monitor: before or after.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListToString {
    public static void main(String[] args) throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(4));
        list.add(1);
        Thread t = new Thread(() -> list.add(2));
        t.start();
        String seen = list.toString();
        t.join();
        System.out.println(seen);
    }
}
