//@ native: yes
//@ outputs: "CME\n" | "[1, 2]\n" | "[1]\n"
// The constructor of a LinkedBlockingQueue walks the list under its own lock.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueOfSharedList {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(4);
        list.add(1);
        Thread t = new Thread(() -> list.add(2));
        t.start();
        String seen;
        try {
            seen = new LinkedBlockingQueue<>(list).toString();
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.println(seen);
    }
}
