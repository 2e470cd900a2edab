//@ native: yes
//@ outputs: "[1, 2, 0]" | "[0, 1, 2]"
import java.util.*;
import java.util.concurrent.*;
public class SortedBesideAdd {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(2, 1));
        Thread t = new Thread(() -> l.sort(null));
        t.start();
        l.add(0);
        t.join();
        System.out.print(l);
    }
}
