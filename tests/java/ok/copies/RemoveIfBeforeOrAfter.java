//@ native: yes
//@ outputs: "[]" | "[4]"
import java.util.*;
import java.util.concurrent.*;
public class RemoveIfBeforeOrAfter {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(2));
        Thread t = new Thread(() -> l.removeIf(x -> x % 2 == 0));
        t.start();
        l.add(4);
        t.join();
        System.out.print(l);
    }
}
