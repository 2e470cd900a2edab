//@ native: yes
//@ outputs: "1\n" | "CME\n"
// An add and a remove leave the list as it was, but not for an iterator that was made before.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;

public class ModificationsAreRemembered {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(4);
        list.add(1);
        Thread t = new Thread(() -> {
            list.add(2);
            list.remove(1);
        });
        t.start();
        String seen;
        try {
            Iterator<Integer> walk = list.iterator();
            seen = "" + walk.next();
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.println(seen);
    }
}
