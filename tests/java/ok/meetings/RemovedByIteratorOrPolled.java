//@ outputs: "polled 1 left [2]\n" | "polled 2 left []\n"
// Both take: the iterator removes what it has seen unless it is gone.
import java.util.*;
import java.util.concurrent.*;

public class RemovedByIteratorOrPolled {
    static Integer p;

    public static void main(String[] a) throws Exception {
        ConcurrentLinkedDeque<Integer> q = new ConcurrentLinkedDeque<>(List.of(1, 2));
        Thread t = new Thread(() -> p = q.pollFirst());
        t.start();
        Iterator<Integer> i = q.iterator();
        if (i.next() == 1) i.remove();
        t.join();
        System.out.println("polled " + p + " left " + q);
    }
}
