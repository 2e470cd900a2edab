//@ native: yes
//@ outputs: "true []" | "true [0]" 
// remove(Object) finds the element in a copy, and finds it again under the lock if the list was changed meanwhile.
import java.util.*;
import java.util.concurrent.*;
public class RemoveOfAMovedElement {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(7));
        Thread t = new Thread(() -> l.add(0, 0));
        t.start();
        boolean gone = l.remove((Integer) 7);
        String now = l.toString();
        t.join();
        System.out.print(gone + " " + now);
    }
}
