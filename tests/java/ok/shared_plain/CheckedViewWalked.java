//@ native: yes
//@ outputs: "1" | "3" | "changed"
import java.util.*;
public class CheckedViewWalked {
    public static void main(String[] args) throws Exception {
        List<Integer> l = Collections.checkedList(new ArrayList<>(List.of(1)), Integer.class);
        Thread t = new Thread(() -> l.add(2));
        t.start();
        int sum = 0;
        try {
            for (int x : l) sum += x;
            System.out.print(sum);
        } catch (ConcurrentModificationException e) {
            System.out.print("changed");
        }
        t.join();
    }
}
