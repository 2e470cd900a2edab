//@ native: yes
//@ outputs: "[1, 2]\n" | "[2, 3]\n" | "[2]\n"
// A CopyOnWriteArrayList is walked as it was at one moment.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteWalkIsTrue {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
        Thread t = new Thread(() -> {
            list.remove(0);
            list.add(3);
        });
        t.start();
        String seen = list.toString();
        t.join();
        System.out.println(seen);
    }
}
