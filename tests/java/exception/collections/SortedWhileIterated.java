//@ expect: exception java.util.ConcurrentModificationException
import java.util.*;

// To sort a list is to modify it.
public class SortedWhileIterated {
    public static void main(String[] x) throws Exception {
        List<Integer> l = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        Thread t = new Thread(() -> l.sort(null));
        t.start();
        for (int i : l) {}
        t.join();
    }
}
