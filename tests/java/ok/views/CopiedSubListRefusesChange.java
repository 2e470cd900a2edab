//@ native: yes
//@ outputs: "[1]" | "cme"
// A part of a copy-on-write list remembers the array it was made of.
import java.util.*;
import java.util.concurrent.*;
public class CopiedSubListRefusesChange {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(1, 2));
        List<Integer> s = l.subList(0, 1);
        Thread t = new Thread(() -> l.add(3));
        t.start();
        String r;
        try { r = "[" + s.get(0) + "]"; } catch (ConcurrentModificationException e) { r = "cme"; }
        t.join();
        System.out.print(r);
    }
}
