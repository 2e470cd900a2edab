//@ native: yes
//@ outputs: "1 2 \n" | "1 \n" | "CME\n"
// The iterator of a synchronized list is not synchronized.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.List;

public class SynchronizedListIteration {
    public static void main(String[] args) throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(4));
        list.add(1);
        Thread t = new Thread(() -> list.add(2));
        t.start();
        String seen = "";
        try {
            for (int i : list) {
                seen += i + " ";
            }
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.println(seen);
    }
}
