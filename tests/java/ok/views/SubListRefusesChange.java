//@ native: yes
//@ outputs: "1" | "cme"
// A part of a list compares its count of modifications with that of the list.
import java.util.*;
public class SubListRefusesChange {
    public static void main(String[] args) throws Exception {
        ArrayList<Integer> l = new ArrayList<>(List.of(1, 2));
        List<Integer> s = l.subList(0, 1);
        Thread t = new Thread(() -> l.add(3));
        t.start();
        String r;
        try { r = "" + s.size(); } catch (ConcurrentModificationException e) { r = "cme"; }
        t.join();
        System.out.print(r);
    }
}
