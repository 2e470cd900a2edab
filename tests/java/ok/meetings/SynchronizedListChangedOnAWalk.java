//@ outputs: "1\n" | "2\n" | "changed\n"
// The lock is held for each call, not for the walk. After one element the walk ends, or finds a second one and the change.
import java.util.*;

public class SynchronizedListChangedOnAWalk {
    public static void main(String[] a) throws Exception {
        List<Integer> l = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        Thread t = new Thread(() -> l.add(2));
        t.start();
        int n = 0;
        try {
            for (int i : l) n++;
            System.out.println(n);
        } catch (ConcurrentModificationException e) {
            System.out.println("changed");
        }
        t.join();
    }
}
