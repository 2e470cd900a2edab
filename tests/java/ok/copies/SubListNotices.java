//@ native: yes
//@ outputs: "1" | "changed"
import java.util.*;
import java.util.concurrent.*;
public class SubListNotices {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(1, 2));
        List<Integer> part = l.subList(0, 1);
        Thread t = new Thread(() -> l.add(3));
        t.start();
        try {
            System.out.print(part.get(0));
        } catch (ConcurrentModificationException e) {
            System.out.print("changed");
        }
        t.join();
    }
}
