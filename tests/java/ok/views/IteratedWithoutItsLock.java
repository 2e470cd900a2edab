//@ native: yes
//@ outputs: "3" | "6" | "CME"
// The iterator of a synchronized list takes no lock.
import java.util.*;

public class IteratedWithoutItsLock {
    public static void main(String[] args) throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        Thread t = new Thread(() -> list.add(3));
        t.start();
        String seen;
        try {
            int sum = 0;
            for (int i : list) {
                sum += i;
            }
            seen = "" + sum;
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.print(seen);
    }
}
