//@ native: yes
//@ outputs: "1\n" | "CME\n"
// As ModificationsAreRemembered, with the iterator in the hands of a thread that pauses.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;

public class ModificationsOfWorkers {
    static Iterator<Integer> walk;

    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(4);
        list.add(1);
        Thread t = new Thread(() -> {
            list.add(2);
            list.remove(1);
        });
        Thread u = new Thread(() -> walk = list.iterator());
        t.start();
        u.start();
        t.join();
        u.join();
        String seen;
        try {
            seen = "" + walk.next();
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        System.out.println(seen);
    }
}
