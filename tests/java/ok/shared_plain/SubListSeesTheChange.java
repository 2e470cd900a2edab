//@ native: yes
//@ outputs: "1" | "changed"
import java.util.*;
public class SubListSeesTheChange {
    public static void main(String[] args) throws Exception {
        List<Integer> l = new ArrayList<>(List.of(1, 2));
        List<Integer> part = l.subList(0, 1);
        Thread t = new Thread(() -> l.add(3));
        t.start();
        try {
            System.out.print(part.size());
        } catch (ConcurrentModificationException e) {
            System.out.print("changed");
        }
        t.join();
    }
}
