//@ outputs: "2 kept\n" | "changed\n" | "2 changed\n"
// A part of a list looks at each call whether the list has changed since it was made.
import java.util.*;
import java.util.concurrent.*;

public class SubListOfAChangedList {
    public static void main(String[] a) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        Thread t = new Thread(() -> l.add(4));
        t.start();
        String r = "";
        List<Integer> s = l.subList(0, 2);
        try {
            r += s.size() + " ";
            r += s.get(1) == 2 ? "kept" : "?";
        } catch (ConcurrentModificationException e) {
            r += "changed";
        }
        t.join();
        System.out.println(r);
    }
}
