//@ outputs: "0" | "9" | "changed"
// A part of the list complains when the array was replaced after it was made.
import java.util.*;
import java.util.concurrent.*;
public class SubListAfterSetBySomebody {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(0, 1));
        Thread a = new Thread(() -> { l.set(0, 9); });
        a.start();
        String s;
        try { s = "" + l.subList(0, 1).get(0); } catch (ConcurrentModificationException e) { s = "changed"; }
        a.join();
        System.out.print(s);
    }
}
