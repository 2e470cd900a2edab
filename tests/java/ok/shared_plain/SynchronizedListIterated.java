//@ outputs: "0" | "1" | "CME"
// Iterating over a synchronized list needs its lock.
import java.util.ArrayList;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.List;

public class SynchronizedListIterated {
    public static void main(String[] args) throws Exception {
        List<Integer> l = Collections.synchronizedList(new ArrayList<>());
        Thread t = new Thread(() -> l.add(1));
        t.start();
        String s;
        try {
            int n = 0;
            for (int i : l) {
                n += i;
            }
            s = "" + n;
        } catch (ConcurrentModificationException e) {
            s = "CME";
        }
        t.join();
        System.out.print(s);
    }
}
