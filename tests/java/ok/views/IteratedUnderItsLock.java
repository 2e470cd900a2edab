//@ native: yes
//@ outputs: "3" | "6"
// With the lock of the list held all the time, the other thread comes before or after.
import java.util.*;

public class IteratedUnderItsLock {
    public static void main(String[] args) throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        Thread t = new Thread(() -> list.add(3));
        t.start();
        int sum = 0;
        synchronized (list) {
            for (int i : list) {
                sum += i;
            }
        }
        t.join();
        System.out.print(sum);
    }
}
