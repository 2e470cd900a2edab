//@ native: yes
//@ outputs: "ok" | "CME"
// A list that changes while it is sorted is noticed when the sorting is done.
import java.util.*;

public class SortedWhileChanged {
    public static void main(String[] args) throws Exception {
        ArrayList<Integer> list = new ArrayList<>(8);
        list.add(2);
        list.add(1);
        Thread t = new Thread(() -> list.add(3));
        t.start();
        String seen = "ok";
        try {
            list.sort((a, b) -> a - b);
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.print(seen);
    }
}
